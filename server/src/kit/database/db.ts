// Written by `npm run db:types` from the migrated database; not edited by hand.
import type { ColumnType } from 'kysely'
import type { Columns as AgreementsColumns } from '#modules/agreements/columns.ts'
import type { Columns as ApiColumns } from '#modules/api/columns.ts'
import type { Columns as ApprovalsColumns } from '#modules/approvals/columns.ts'
import type { Columns as CatalogueColumns } from '#modules/catalogue/columns.ts'
import type { Columns as ContractsColumns } from '#modules/contracts/columns.ts'
import type { Columns as FeedbacksColumns } from '#modules/feedbacks/columns.ts'
import type { Columns as GroupsColumns } from '#modules/groups/columns.ts'
import type { Columns as HomeColumns } from '#modules/home/columns.ts'
import type { Columns as IdentityColumns } from '#modules/identity/columns.ts'
import type { Columns as ImportsColumns } from '#modules/imports/columns.ts'
import type { Columns as InsightColumns } from '#modules/insight/columns.ts'
import type { Columns as InvoicesColumns } from '#modules/invoices/columns.ts'
import type { Columns as KitColumns } from './columns.ts'
import type { Columns as LedgerColumns } from '#modules/ledger/columns.ts'
import type { Columns as LoginColumns } from '#modules/login/columns.ts'
import type { Columns as NoticesColumns } from '#modules/notices/columns.ts'
import type { Columns as NotificationsColumns } from '#modules/notifications/columns.ts'
import type { Columns as OnboardingColumns } from '#modules/onboarding/columns.ts'
import type { Columns as OrderingColumns } from '#modules/ordering/columns.ts'
import type { Columns as PaymentsColumns } from '#modules/payments/columns.ts'
import type { Columns as PlansColumns } from '#modules/plans/columns.ts'
import type { Columns as PlatformColumns } from '#modules/platform/columns.ts'
import type { Columns as ProviderColumns } from '#modules/provider/columns.ts'
import type { Columns as RegistrationsColumns } from '#modules/registrations/columns.ts'
import type { Columns as RestrictionsColumns } from '#modules/restrictions/columns.ts'
import type { Columns as SettlementColumns } from '#modules/settlement/columns.ts'
import type { Columns as SignalsColumns } from '#modules/signals/columns.ts'
import type { Columns as SourcingColumns } from '#modules/sourcing/columns.ts'
import type { Columns as SsoColumns } from '#modules/sso/columns.ts'
import type { Columns as SuppliersColumns } from '#modules/suppliers/columns.ts'
import type { Columns as TenancyColumns } from '#modules/tenancy/columns.ts'
import type { Columns as WalletColumns } from '#modules/wallet/columns.ts'
import type { Columns as WarehouseColumns } from '#modules/warehouse/columns.ts'

export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>
export type ArrayOf<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S[], I[], U[]> : T[]
export type Int8 = ColumnType<string, bigint | number | string, bigint | number | string>
export type Numeric = ColumnType<string, number | string, number | string>
export type Timestamp = ColumnType<Date, Date | string, Date | string>
declare const content: unique symbol
/** What is written into a jsonb column; only `json(…)` of query.parts.ts makes it. */
export interface Jsonb<T> {
  readonly [content]: T
}
export type JsonColumn<T> = ColumnType<T, Jsonb<T>, Jsonb<T>>
/** Defaults to the tenant of the connection, and is passed by nobody. */
export type TenantColumn = ColumnType<string, never, never>

export interface AccessReviewsItems {
  decided_at: Timestamp | null
  decided_by: Generated<string>
  decided_person_id: Int8 | null
  dept_name: string
  ends_on: string | null
  id: Generated<Int8>
  last_login_at: Timestamp | null
  person_id: Int8
  /** data scope of the role when the review was opened */
  reach: Generated<string>
  reach_depts: Generated<ArrayOf<string>>
  reason: Generated<string>
  review_id: Int8
  /** who decides; without one, or with one whose account is not open, holders of access.review */
  reviewer_id: Int8 | null
  reviewer_name: Generated<string>
  reviewer_person_id: Int8 | null
  role_code: string
  role_en_name: string
  role_id: Int8
  role_name: string
  since: Timestamp
  status: Generated<string>
  tenant_id: TenantColumn
  user_code: string
  user_id: Int8
  user_name: string
}

export interface AccessReviewsReviews {
  closed_at: Timestamp | null
  dept_names: ArrayOf<string>
  digest: Generated<string>
  due_on: string
  id: Generated<Int8>
  name: string
  opened_at: Timestamp
  opened_by: string
  opener_id: Int8
  reminded_on: string | null
  /** canonical JSON of all items as they were decided */
  result: Generated<string>
  /** who decides; empty: the manager or head of department of each person */
  reviewer_name: string
  /** what it is about; everything if empty */
  role_names: ArrayOf<string>
  status: Generated<string>
  tenant_id: TenantColumn
}

export interface AdministrationLegalEntities {
  address: string
  code: string
  /** department that it is the legal entity of, with those below that have none */
  dept_id: Int8
  disabled: Generated<boolean>
  en_name: string
  id: Generated<Int8>
  /** code of the dictionary LEGAL_ENTITY */
  kind: string
  name: string
  phone: string
  tax_no: string
  tenant_id: TenantColumn
  version: Generated<number>
}

export interface AgreementsAgreements {
  approval_id: Int8 | null
  approved_at: Timestamp | null
  attachments: Generated<JsonColumn<AgreementsColumns['agreements.attachments']>>
  award_id: Int8 | null
  call_off: Generated<AgreementsColumns['agreements.call_off']>
  confirmed_at: Timestamp | null
  confirmed_by_name: Generated<string>
  created_at: Generated<Timestamp>
  created_by: Int8
  created_by_name: string
  /** departments, with those below, that order at the prices */
  dept_ids: ArrayOf<Int8>
  ended_at: Timestamp | null
  id: Generated<Int8>
  index_base_month: string | null
  index_down: Numeric | null
  index_id: Int8 | null
  /** least days between a proposal and the day from which it applies */
  index_notice: number | null
  index_period: AgreementsColumns['agreements.index_period'] | null
  /** percent of the price that follows the index */
  index_share: Numeric | null
  /** most percent that one step raises a price by */
  index_up: Numeric | null
  line_count: Generated<number>
  mini_from: Numeric | null
  no: string
  note: Generated<string>
  person_id: Int8
  price_rule: Generated<AgreementsColumns['agreements.price_rule']>
  project_id: Int8 | null
  reason: Generated<string>
  retention_days: number | null
  /** null: that of the tenant */
  retention_percent: Numeric | null
  /** revision of the lines that is in force */
  revision: Generated<number>
  source: AgreementsColumns['agreements.source']
  status: AgreementsColumns['agreements.status']
  submitted_at: Timestamp | null
  /** first of its parties */
  supplier_id: Int8
  /** names of its parties */
  supplier_name: string
  tenant_id: TenantColumn
  title: string
  valid_from: string
  valid_to: string
  version: Generated<number>
  /** smallest number of days before the end that was told, for the end warned_for */
  warned_days: number | null
  warned_for: string | null
}

export interface AgreementsCaps {
  agreement_id: Int8
  /** department whose share it is; null: the whole agreement */
  dept_id: Int8 | null
  id: Generated<Int8>
  max_amount: Numeric | null
  max_qty: number | null
  revision: number
  tenant_id: TenantColumn
}

export interface AgreementsChanges {
  agreement_id: Int8
  approval_id: Int8 | null
  confirmed_at: Timestamp | null
  confirmed_by_name: Generated<string>
  created_at: Timestamp
  created_by: Int8
  created_by_name: string
  ended_at: Timestamp | null
  id: Generated<Int8>
  /** values of the index that the new prices were computed from; null: a change by people */
  index_basis: string | null
  index_month: string | null
  index_value: Numeric | null
  kind: AgreementsColumns['changes.kind']
  no: number
  note: string
  person_id: Int8
  reason: Generated<string>
  revision: number | null
  starts_on: string | null
  status: AgreementsColumns['changes.status']
  tenant_id: TenantColumn
  valid_to: string | null
}

export interface AgreementsIndexRuns {
  agreement_id: Int8
  at: Timestamp
  basis: string
  tenant_id: TenantColumn
}

export interface AgreementsIndexValues {
  at: Timestamp
  by_name: string
  id: Generated<Int8>
  index_id: Int8
  month: string
  reason: Generated<string>
  revision: number
  tenant_id: TenantColumn
  value: Numeric
}

export interface AgreementsIndices {
  code: string
  created_at: Timestamp
  disabled: Generated<boolean>
  id: Generated<Int8>
  name: string
  /** who publishes it, and where */
  source: string
  tenant_id: TenantColumn
  version: Generated<number>
}

export interface AgreementsLines {
  agreement_id: Int8
  base_month: string | null
  /** price that was agreed for the index of base_month */
  base_price: Numeric | null
  /** tiers that were agreed for the index of base_month */
  base_tiers: Generated<JsonColumn<AgreementsColumns['lines.base_tiers']>>
  /** department of a line that holds for it alone; null: all of the agreement */
  dept_id: Int8 | null
  /** percentage below the list price */
  discount: Numeric | null
  id: Generated<Int8>
  line_no: number
  list_price: Numeric
  /** most yuan over the whole agreement; null: without a cap */
  max_amount: Numeric | null
  /** most pieces over the whole agreement; null: without a cap */
  max_qty: number | null
  name: string
  /** need that the goods meet; in a rotation each party has goods for each */
  position: Generated<string>
  price: Numeric
  revision: number
  sku_id: Int8
  spec: string
  supplier_id: Int8
  supplier_sku: string
  tenant_id: TenantColumn
  tiers: Generated<JsonColumn<AgreementsColumns['lines.tiers']>>
  unit: string
}

export interface AgreementsParties {
  agreement_id: Int8
  confirmed_at: Timestamp | null
  confirmed_by_name: Generated<string>
  /** number of the last change that it confirmed */
  confirmed_change: number | null
  id: Generated<Int8>
  left_at: Timestamp | null
  place: number
  reason: Generated<string>
  /** percentage of the orders of a rotation */
  share: Numeric | null
  supplier_id: Int8
  supplier_name: string
  tenant_id: TenantColumn
}

export interface ApiAccounts {
  created_at: Generated<Timestamp>
  disabled: Generated<boolean>
  id: Int8
  owner_id: Int8
  permissions: ApiColumns['accounts.permissions']
  purpose: Generated<string>
  tenant_id: TenantColumn
  version: Generated<number>
}

export interface ApiDeliveries {
  attempts: Generated<number>
  body: string
  claimed_until: Timestamp | null
  created_at: Timestamp
  event_id: Int8 | null
  excerpt: Generated<string>
  finished_at: Timestamp | null
  http_status: number | null
  id: Generated<Int8>
  message_id: string
  ms: number | null
  next_at: Timestamp | null
  reason: Generated<string>
  seq: Int8
  status: Generated<ApiColumns['deliveries.status']>
  tenant_id: TenantColumn
  type: string
  webhook_id: Int8
}

export interface ApiKeys {
  account_id: Int8
  calls_per_minute: number
  created_at: Generated<Timestamp>
  created_by: Int8
  expires_on: string
  former_hash: Buffer | null
  former_until: Timestamp | null
  hash: Buffer
  id: Generated<Int8>
  last_used_at: Timestamp | null
  last_used_ip: Generated<string>
  name: string
  networks: Generated<ArrayOf<string>>
  prefix: string
  revoked_at: Timestamp | null
  scopes: ApiColumns['keys.scopes']
  tenant_id: TenantColumn
  version: Generated<number>
}

export interface ApiWebhooks {
  account_id: Int8
  created_at: Generated<Timestamp>
  events: ArrayOf<string>
  failing_since: Timestamp | null
  former_secret: Buffer | null
  former_until: Timestamp | null
  id: Generated<Int8>
  last_delivered_at: Timestamp | null
  name: string
  secret: Buffer
  status: Generated<ApiColumns['webhooks.status']>
  tenant_id: TenantColumn
  url: string
  version: Generated<number>
  warned_at: Timestamp | null
}

export interface ApprovalsChoices {
  approver_id: Int8
  chosen_at: Timestamp
  /** place of the step within its rule, from 1 */
  place: number
  rule_id: Int8
  tenant_id: TenantColumn
  user_id: Int8
}

export interface ApprovalsComments {
  at: Timestamp
  author_id: Int8
  body: string
  id: Generated<Int8>
  instance_id: Int8
  mentions: Generated<ArrayOf<Int8>>
  tenant_id: TenantColumn
}

export interface ApprovalsDelegations {
  created_at: Generated<Timestamp>
  created_by: Int8
  ended_at: Timestamp | null
  ends_on: string
  from_id: Int8
  from_person: Int8
  id: Generated<Int8>
  reason: Generated<string>
  starts_on: string
  tenant_id: TenantColumn
  to_id: Int8
  to_person: Int8
  version: Generated<number>
}

export interface ApprovalsInstances {
  amount: Numeric
  /** accounts that are notified once it is approved */
  cc: Generated<ArrayOf<Int8>>
  /** the steps as they were when the document was submitted, with the reason for each */
  chain: JsonColumn<ApprovalsColumns['instances.chain']>
  dept_id: Int8
  doc_no: string
  /** what was submitted; a decision must name it */
  doc_version: string
  ended_at: Timestamp | null
  entity: string
  entity_id: Int8
  /** what approvers read beside title and amount, by the names that the kind declares */
  facts: Generated<JsonColumn<ApprovalsColumns['instances.facts']>>
  id: Generated<Int8>
  reason: Generated<string>
  requester_id: Int8
  requester_person_id: Int8
  /** the facts that rules were evaluated with, to try other rules on them */
  rule_facts: Generated<JsonColumn<ApprovalsColumns['instances.rule_facts']>>
  started_at: Generated<Timestamp>
  status: Generated<ApprovalsColumns['instances.status']>
  step: Generated<number>
  stuck_since: Timestamp | null
  tenant_id: TenantColumn
  title: string
  urged_at: Timestamp | null
}

export interface ApprovalsLetters {
  doc_version: string
  expires_at: Timestamp
  id: Generated<Int8>
  instance_id: Int8
  sha: Buffer
  task_id: Int8
  tenant_id: TenantColumn
  used_at: Timestamp | null
  user_id: Int8
}

export interface ApprovalsRules {
  amount_from: Numeric | null
  /** the first amount that the rule is not for */
  amount_to: Numeric | null
  category_id: Int8 | null
  /** code of a cost centre that a line of the document names; null: any */
  cost_centre: string | null
  dept_id: Int8 | null
  en_name: string
  enabled: Generated<boolean>
  entity: string
  id: Generated<Int8>
  name: string
  /** the steps in order: name, enName, mode, source, roleCode, userIds */
  nodes: JsonColumn<ApprovalsColumns['rules.nodes']>
  order_type: string | null
  /** only documents whose amount exceeds what is left of their budget when they are submitted */
  over_budget: Generated<boolean>
  priority: number
  supplier_id: Int8 | null
  tenant_id: TenantColumn
  updated_at: Generated<Timestamp>
  version: Generated<number>
}

export interface ApprovalsTasks {
  approver_id: Int8
  /** decided by the link of a letter, without a login */
  by_letter: Generated<boolean>
  decided_at: Timestamp | null
  id: Generated<Int8>
  instance_id: Int8
  /** the account that a deputy stands in for */
  on_behalf_of: Int8 | null
  opened_at: Timestamp | null
  opinion: Generated<string>
  /** rule: named by the rule; transfer: handed to this person, who keeps it while they may decide */
  origin: Generated<ApprovalsColumns['tasks.origin']>
  person_id: Int8
  reminded_at: Timestamp | null
  status: ApprovalsColumns['tasks.status']
  step: number
  tenant_id: TenantColumn
}

export interface CatalogueAgreementCaps {
  agreement_id: Int8
  /** department whose share it is, with those below; null: what no department has a share of */
  dept_id: Int8 | null
  id: Generated<Int8>
  is_open: Generated<boolean>
  max_amount: Numeric | null
  max_qty: number | null
  tenant_id: TenantColumn
  /** percentage of its use that was told: 0, 80 or 100 */
  told: Generated<number>
  used_amount: Generated<Numeric>
  used_qty: Generated<number>
}

export interface CatalogueAgreementPrices {
  agreed_price: Numeric | null
  agreed_tiers: JsonColumn<CatalogueColumns['agreement_prices.agreed_tiers']> | null
  agreement_id: Int8 | null
  agreement_no: string
  award_id: Int8 | null
  created_at: Generated<Timestamp>
  created_by: Int8
  dept_id: Int8
  discount: Numeric | null
  /** row that counts the pieces of this one; null: it counts itself */
  holder_id: Int8 | null
  id: Generated<Int8>
  is_closed: Generated<boolean>
  is_stopped: Generated<boolean>
  max_amount: Numeric | null
  max_qty: Numeric | null
  /** amount of an order from which the parties compete; null: never */
  mini_from: Numeric | null
  position_id: Int8 | null
  price: Numeric
  project_id: Int8 | null
  /** how the price follows the list price: best (the lower one), list (a discount), or not */
  rule: Generated<string>
  sku_id: Int8
  supplier_id: Int8
  tenant_id: TenantColumn
  /** [{ qty, price }]: from this quantity on */
  tiers: Generated<JsonColumn<CatalogueColumns['agreement_prices.tiers']>>
  title: Generated<string>
  told: Generated<number>
  used_amount: Generated<Numeric>
  used_qty: Generated<number>
  valid_from: string
  valid_to: string
  version: Generated<number>
  warned_for: string | null
}

export interface CatalogueAgreementUses {
  agreement_id: Int8
  amount: Generated<Numeric>
  /** cap of the agreement, or of a share of it, that counts the use; null: none */
  cap_id: Int8 | null
  /** department that ordered */
  dept_id: Int8 | null
  qty: number
  ref_id: Int8
  ref_kind: string
  tenant_id: TenantColumn
}

export interface CatalogueBrands {
  id: Generated<Int8>
  name: string
  pinyin: Generated<string>
  tenant_id: TenantColumn
}

export interface CatalogueCategories {
  attributes: Generated<JsonColumn<CatalogueColumns['categories.attributes']>>
  code: string
  en_name: Generated<string>
  id: Generated<Int8>
  is_shielded: Generated<boolean>
  kind: Generated<CatalogueColumns['categories.kind']>
  name: string
  /** its goods, and those of the categories below it, are inspected */
  needs_inspection: Generated<boolean>
  parent_id: Int8 | null
  /** from the first level to this category, itself included */
  path: ArrayOf<Int8>
  picture: Generated<string>
  pinyin: Generated<string>
  position: Generated<number>
  tax_category_code: Generated<string>
  tax_rate: Generated<Numeric>
  tenant_id: TenantColumn
  version: Generated<number>
}

export interface CatalogueCategoryRules {
  category_id: Int8
  certificates: Generated<CatalogueColumns['category_rules.certificates']>
  created_at: Generated<Timestamp>
  id: Generated<Int8>
  /** products go on sale and quotes are submitted only by qualified suppliers */
  is_gate: Generated<boolean>
  tenant_id: TenantColumn
  version: Generated<number>
}

export interface CatalogueChanges {
  content: JsonColumn<CatalogueColumns['changes.content']>
  created_at: Generated<Timestamp>
  created_by: Int8
  decided_at: Timestamp | null
  decided_by: Int8 | null
  id: Generated<Int8>
  import_id: Int8 | null
  product_id: Int8
  reason: Generated<string>
  /** why it needs a review: new, content, priceRise, zeroPrice */
  reasons: Generated<CatalogueColumns['changes.reasons']>
  status: Generated<CatalogueColumns['changes.status']>
  submitted_at: Timestamp | null
  supplier_id: Int8
  tenant_id: TenantColumn
  version: Generated<number>
}

export interface CatalogueHotKeys {
  id: Generated<Int8>
  is_highlight: Generated<boolean>
  position: Generated<number>
  tenant_id: TenantColumn
  version: Generated<number>
  words: string
  /** shown on English pages; empty: the words as they are */
  words_en: Generated<string>
}

export interface CatalogueMaterialCodes {
  code: string
  code_key: Generated<string>
  id: Generated<Int8>
  /** how the tenant calls the material; may be empty */
  name: Generated<string>
  sku_id: Int8
  tenant_id: TenantColumn
  updated_at: Timestamp
  version: Generated<number>
}

export interface CataloguePictureDownloads {
  address: string
  attempts: Generated<number>
  cause: CatalogueColumns['picture_downloads.cause'] | null
  created_at: Generated<Timestamp>
  created_by: Int8
  facts: Generated<JsonColumn<CatalogueColumns['picture_downloads.facts']>>
  host: string
  id: Generated<Int8>
  /** the next attempt; of one in hand, when another worker may try it */
  next_at: Generated<Timestamp>
  /** the address of the picture that it became */
  picture: string | null
  status: Generated<string>
  supplier_id: Int8
  tenant_id: TenantColumn
}

export interface CataloguePictureHosts {
  beat_at: Timestamp | null
  /** in a row */
  failures: Generated<number>
  host: string
  /** infinity: nothing waits */
  next_at: Generated<Timestamp>
  runner: string | null
  taken_at: Timestamp | null
  tenant_id: TenantColumn
}

export interface CataloguePictures {
  created_at: Generated<Timestamp>
  created_by: Int8
  id: Generated<Int8>
  key: string
  /** of what was uploaded: the same file again is the same picture */
  sha256: string
  small_key: string
  supplier_id: Int8 | null
  tenant_id: TenantColumn
  /** when a product first named it; one that none has named is removed after a day */
  used_at: Timestamp | null
}

export interface CataloguePositions {
  agreement_id: Int8
  id: Generated<Int8>
  last_turn: Generated<number>
  name: string
  tenant_id: TenantColumn
}

export interface CataloguePricePoints {
  at: Generated<Timestamp>
  id: Generated<Int8>
  list_price: Numeric
  sku_id: Int8
  tenant_id: TenantColumn
}

export interface CatalogueProducts {
  brand_id: Int8 | null
  category_id: Int8
  code: string
  created_at: Generated<Timestamp>
  /** rich text: HTML as the editor makes it, sanitised */
  description: Generated<string>
  /** [{ name, value }] in the order in which they are shown */
  details: Generated<JsonColumn<CatalogueColumns['products.details']>>
  id: Generated<Int8>
  live_at: Timestamp | null
  name: string
  pictures: Generated<ArrayOf<string>>
  status: Generated<CatalogueColumns['products.status']>
  supplier_id: Int8
  tenant_id: TenantColumn
  updated_at: Generated<Timestamp>
  version: Generated<number>
}

export interface CatalogueReservations {
  open: number
  qty: number
  ref_id: Int8
  ref_kind: string
  /** a document that is submitted again reserves anew once its last reservation has ended */
  round: Generated<number>
  sku_id: Int8
  tenant_id: TenantColumn
}

export interface CatalogueSearchIndex {
  is_done: Generated<boolean>
  next_product: Generated<Int8>
  tenant_id: TenantColumn
  tokenizer: number
}

export interface CatalogueSearchSynonyms {
  base_key: string | null
  id: Generated<Int8>
  is_active: Generated<boolean>
  /** equivalent: each term also finds the others; oneWay: the first term also finds the others */
  kind: Generated<CatalogueColumns['search_synonyms.kind']>
  tenant_id: TenantColumn
  terms: ArrayOf<string>
  updated_at: Generated<Timestamp>
  updated_by: Int8
  version: Generated<number>
}

export interface CatalogueSearchTerms {
  keys: ArrayOf<string>
  tenant_id: TenantColumn
  term: string
}

export interface CatalogueSearches {
  at: Timestamp
  id: Generated<Int8>
  tenant_id: TenantColumn
  user_id: Int8
  words: string
}

export interface CatalogueShelf {
  brand_id: Int8 | null
  category_id: Int8
  has_picture: boolean
  /** the SKU by which the mall shows its product */
  is_lead: boolean
  leaf_id: Int8
  list_price: Numeric
  live_at: Timestamp
  product_id: Int8
  sku_id: Int8
  sold: Int8
  supplier_id: Int8
  tenant_id: TenantColumn
}

export interface CatalogueShelfVersions {
  tenant_id: TenantColumn
  version: Generated<Int8>
}

export interface CatalogueSkus {
  /** name=value, for the facets */
  attributes: Generated<ArrayOf<string>>
  barcode: Generated<string>
  brand_id: Int8 | null
  brand_name: Generated<string>
  category_id: Int8
  choices: Generated<JsonColumn<CatalogueColumns['skus.choices']>>
  /** model, supplier's number and barcode as they are searched for */
  codes: Generated<ArrayOf<string>>
  id: Generated<Int8>
  is_dropped: Generated<boolean>
  is_live: Generated<boolean>
  is_restricted: Generated<boolean>
  lead_days: Generated<number>
  list_price: Numeric
  live_at: Timestamp | null
  market_price: Numeric | null
  min_qty: Generated<number>
  model: Generated<string>
  name: string
  picture: Generated<string>
  product_id: Int8
  region: Generated<string>
  shown_picture: Generated<string>
  sold: Generated<Int8>
  spec: Generated<string>
  supplier_id: Int8
  supplier_name: string
  supplier_sku: string
  tax_category_code: Generated<string>
  tax_rate: Numeric
  tenant_id: TenantColumn
  unit: string
  /** SKUs of its product that are not dropped */
  variants: Generated<number>
  /** what a search finds it by; written by the application, which knows Chinese words and pinyin */
  words: Generated<string>
}

export interface CatalogueStock {
  on_hand: Generated<number>
  reserved: Generated<number>
  sku_id: Int8
  tenant_id: TenantColumn
  version: Generated<Int8>
}

export interface CatalogueStockMoves {
  actor_id: Int8
  at: Generated<Timestamp>
  by_id: Int8
  by_kind: string
  id: Generated<Int8>
  kind: string
  qty: number
  ref_id: Int8
  ref_kind: string
  round: Generated<number>
  sku_id: Int8
  tenant_id: TenantColumn
}

export interface CatalogueSupplierCatalogues {
  agreement_id: Int8 | null
  /** names of the departments, or number of the agreement */
  audience: Generated<string>
  author: string
  created_at: Timestamp
  decided_at: Timestamp | null
  dept_ids: Generated<ArrayOf<Int8>>
  ends_on: string | null
  handler: Generated<string>
  handler_id: Int8 | null
  id: Generated<Int8>
  name: string
  product_ids: Generated<ArrayOf<Int8>>
  reply: Generated<string>
  scope: CatalogueColumns['supplier_catalogues.scope']
  starts_on: string
  status: Generated<CatalogueColumns['supplier_catalogues.status']>
  submitted_at: Timestamp | null
  supplier_id: Int8
  supplier_name: string
  tenant_id: TenantColumn
  version: Generated<number>
}

export interface CatalogueTurnShares {
  is_open: Generated<boolean>
  last_turn: Generated<number>
  position_id: Int8
  share: Numeric
  supplier_id: Int8
  tenant_id: TenantColumn
  used: Generated<Numeric>
}

export interface CatalogueTurns {
  amount: Numeric
  at: Generated<Timestamp>
  /** who could have been given it, with share, use and last turn at that time */
  candidates: Generated<JsonColumn<CatalogueColumns['turns.candidates']>>
  kind: CatalogueColumns['turns.kind']
  no: number
  position_id: Int8
  ref_id: Int8
  ref_kind: string
  supplier_id: Int8
  tenant_id: TenantColumn
}

export interface CatalogueZoneGoods {
  position: number
  sku_id: Int8
  tenant_id: TenantColumn
  zone_id: Int8
}

export interface CatalogueZoneVersions {
  /** the zone as it was, without its goods */
  draft: JsonColumn<unknown>
  no: number
  saved_at: Timestamp
  saved_by: string
  /** goods chosen by hand, in their order */
  sku_ids: ArrayOf<Int8>
  tenant_id: TenantColumn
  zone_id: Int8
}

export interface CatalogueZones {
  brand_ids: Generated<ArrayOf<Int8>>
  category_ids: Generated<ArrayOf<Int8>>
  changed_at: Timestamp
  changed_by: string
  colour: string
  /** departments that see it, with those below them; none: everybody */
  dept_ids: Generated<ArrayOf<Int8>>
  ends_on: string
  id: Generated<Int8>
  intro: Generated<string>
  intro_en: Generated<string>
  /** name by which a part of the product finds its own zone; empty: a zone of the operators */
  key: Generated<string>
  kind: CatalogueColumns['zones.kind']
  name: string
  name_en: Generated<string>
  picture: Generated<string>
  price_from: Numeric | null
  price_to: Numeric | null
  starts_on: string
  status: Generated<CatalogueColumns['zones.status']>
  supplier_ids: Generated<ArrayOf<Int8>>
  tenant_id: TenantColumn
  version: Generated<number>
}

export interface CertificatesAuthorities {
  certificate: Buffer
  created_at: Generated<Timestamp>
  fingerprint: string
  id: Generated<Int8>
  list: Buffer | null
  list_from: Timestamp | null
  list_sha: string | null
  list_until: Timestamp | null
  needs_list: boolean
  subject: string
  tenant_id: TenantColumn
}

export interface CertificatesCertificates {
  bound_at: Generated<Timestamp>
  fingerprint: string
  id: Generated<Int8>
  issuer: string
  last_used_at: Timestamp | null
  not_after: Timestamp
  person_id: Int8
  serial: string
  subject: string
  tenant_id: TenantColumn
}

export interface ContractsChanges {
  after: JsonColumn<ContractsColumns['changes.after']>
  approval_id: Int8 | null
  before: JsonColumn<ContractsColumns['changes.before']>
  contract_id: Int8
  created_at: Timestamp
  created_by: Int8
  created_by_name: string
  effective_at: Timestamp | null
  ended_at: Timestamp | null
  id: Generated<Int8>
  kind: ContractsColumns['changes.kind']
  no: number
  note: string
  person_id: Int8
  reason: Generated<string>
  status: ContractsColumns['changes.status']
  tenant_id: TenantColumn
}

export interface ContractsContracts {
  approval_id: Int8 | null
  archive_no: string | null
  archived_at: Timestamp | null
  archived_by_name: Generated<string>
  clauses: JsonColumn<ContractsColumns['contracts.clauses']>
  created_at: Timestamp
  created_by: Int8
  created_by_name: string
  /** null: none was agreed */
  deposit: Numeric | null
  deposit_due_on: string | null
  dept_name: string
  edition: number
  ended_at: Timestamp | null
  gross: Numeric
  id: Generated<Int8>
  net: Numeric
  no: Generated<string>
  payer_no: string
  payer_title: string
  person_id: Int8
  rate: Numeric
  reason: Generated<string>
  /** when the supplier was first allowed to see it; null: not yet, or taken back */
  sent_at: Timestamp | null
  sign_by: string
  signed_at: Timestamp | null
  source: ContractsColumns['contracts.source']
  source_id: Int8 | null
  source_no: Generated<string>
  status: ContractsColumns['contracts.status']
  submitted_at: Timestamp | null
  supplier_id: Int8
  supplier_name: string
  supplier_no: string
  tax: Numeric
  template_id: Int8
  template_name: string
  tenant_id: TenantColumn
  title: string
  valid_from: string
  valid_to: string
  values: Generated<JsonColumn<ContractsColumns['contracts.values']>>
  version: Generated<number>
  /** smallest number of days before the end warned_for at which people got a message */
  warned_days: number | null
  warned_for: string | null
}

export interface ContractsDeposits {
  amount: Numeric
  confirmed_at: Timestamp | null
  confirmed_by_name: Generated<string>
  contract_id: Int8
  due_on: string
  /** yuan that are kept; the rest goes back */
  forfeited: Generated<Numeric>
  id: Generated<Int8>
  paid_on: string | null
  reason: Generated<string>
  receipts: Generated<JsonColumn<ContractsColumns['deposits.receipts']>>
  reported_by_name: Generated<string>
  /** who does not confirm the payment */
  reported_person_id: Int8 | null
  settled_at: Timestamp | null
  settled_by_name: Generated<string>
  settling_by_name: Generated<string>
  /** who does not decide on what becomes of it */
  settling_person_id: Int8 | null
  status: Generated<ContractsColumns['deposits.status']>
  tenant_id: TenantColumn
  version: Generated<number>
  warned_days: number | null
  warned_for: string | null
}

export interface ContractsDocuments {
  change_id: Int8 | null
  content: JsonColumn<ContractsColumns['documents.content']>
  contract_id: Int8
  created_at: Timestamp
  /** null: its PDF is still being rendered */
  file_key: string | null
  id: Generated<Int8>
  /** version of the document within its contract */
  no: number
  sha256: string | null
  size: number | null
  sm3: string | null
  state: ContractsColumns['documents.state']
  tenant_id: TenantColumn
}

export interface ContractsEditions {
  clauses: JsonColumn<ContractsColumns['editions.clauses']>
  id: Generated<Int8>
  no: number
  /** null: still edited */
  published_at: Timestamp | null
  template_id: Int8
  tenant_id: TenantColumn
}

export interface ContractsSeals {
  certificate_status: Generated<ContractsColumns['seals.certificate_status']>
  created_at: Timestamp
  created_by_name: string
  entity_name: string
  /** tax number of a payer, credit code of a supplier */
  entity_no: string
  fingerprint: string | null
  id: Generated<Int8>
  keeper_id: Int8
  keeper_name: string
  keeper_person_id: Int8
  kind: ContractsColumns['seals.kind']
  not_after: Timestamp | null
  party: ContractsColumns['seals.party']
  /** who has shown the certificate: another person accepts it */
  registered_person_id: Int8 | null
  serial: Generated<string>
  status: ContractsColumns['seals.status']
  subject: Generated<string>
  supplier_id: Int8 | null
  tenant_id: TenantColumn
  version: Generated<number>
}

export interface ContractsSignatures {
  /** detached signature over the bytes of the document */
  cms: Buffer | null
  contract_id: Int8
  /** SHA-256 of the document that was signed */
  digest: string
  document_id: Int8
  fingerprint: string | null
  how: ContractsColumns['signatures.how']
  id: Generated<Int8>
  issuer: Generated<string>
  party: ContractsColumns['signatures.party']
  reason: Generated<string>
  scan: JsonColumn<ContractsColumns['signatures.scan']> | null
  scan_sha256: string | null
  seal_id: Int8 | null
  serial: Generated<string>
  signed_at: Timestamp
  signer_id: Int8
  signer_name: string
  signer_person_id: Int8
  status: ContractsColumns['signatures.status']
  subject: Generated<string>
  tenant_id: TenantColumn
  witness_name: Generated<string>
  witness_person_id: Int8 | null
  witnessed_at: Timestamp | null
}

export interface ContractsStages {
  amount: Numeric
  contract_id: Int8
  done_at: Timestamp | null
  done_by_name: Generated<string>
  due_on: string | null
  id: Generated<Int8>
  name: string
  no: number
  note: Generated<string>
  percent: Numeric
  reported_at: Timestamp | null
  reported_by_name: Generated<string>
  reported_person_id: Int8 | null
  status: Generated<ContractsColumns['stages.status']>
  tenant_id: TenantColumn
  trigger: string
  warned_days: number | null
}

export interface ContractsTemplates {
  edited_by_name: string
  /** newest published edition; 0: none */
  edition: Generated<number>
  id: Generated<Int8>
  name: string
  status: ContractsColumns['templates.status']
  tenant_id: TenantColumn
  updated_at: Timestamp
  version: Generated<number>
}

export interface FeedbacksFeedbacks {
  attachments: Generated<JsonColumn<FeedbacksColumns['feedbacks.attachments']>>
  contact: Generated<string>
  context: string
  created_at: Timestamp
  dept_name: Generated<string>
  entrance: FeedbacksColumns['feedbacks.entrance']
  handler: Generated<string>
  handler_id: Int8 | null
  id: Generated<Int8>
  lang: string
  person_id: Int8 | null
  replied_at: Timestamp | null
  reply: Generated<string>
  sender: Generated<string>
  status: Generated<FeedbacksColumns['feedbacks.status']>
  tenant_id: TenantColumn
  user_id: Int8 | null
  version: Generated<number>
  visitor: Generated<string>
}

export interface FilesFiles {
  created_at: Generated<Timestamp>
  created_by: Int8
  entity: string | null
  entity_id: Int8 | null
  id: Generated<Int8>
  /** where the content lies, and the storageFileId of the calls: 160 random bits */
  key: string
  name: string
  sha256: string
  size: Int8
  tenant_id: TenantColumn
  type: string
}

export interface FilesUploadDays {
  bytes: Int8
  day: string
  files: number
  person_id: Int8
  tenant_id: TenantColumn
}

export interface GroupsOffers {
  /** the places, once approved */
  cap_id: Int8 | null
  created_at: Generated<Timestamp>
  decided_at: Timestamp | null
  ended_at: Timestamp | null
  ends_at: Timestamp
  freeze_hours: number
  id: Generated<Int8>
  list_price: Numeric
  max_qty: number
  name: string
  no: Generated<string>
  note: Generated<string>
  per_buyer: number | null
  per_dept: number | null
  person_id: Int8
  picture: string
  /** pieces that counted at the end */
  pledged: number | null
  /** reached price of all orders */
  price: Numeric | null
  product_id: Int8
  proposed_by: Int8
  reason: Generated<string>
  /** from, price: quantities rise, prices fall; the first is needed for the group to come about */
  rungs: JsonColumn<GroupsColumns['offers.rungs']>
  /** when the last order had gone on or was cancelled */
  settled_at: Timestamp | null
  sku_id: Int8
  spec: string
  starts_at: Timestamp | null
  status: GroupsColumns['offers.status']
  submitted_at: Timestamp | null
  supplier_id: Int8
  supplier_name: string
  tenant_id: TenantColumn
  unit: string
  version: Generated<number>
}

export interface HomePages {
  changed_at: Timestamp
  changed_by: Generated<string>
  draft: JsonColumn<HomeColumns['pages.draft']>
  id: Generated<Int8>
  is_shipped: Generated<boolean>
  last_no: Generated<number>
  page: HomeColumns['pages.page']
  tenant_id: TenantColumn
  version: Generated<number>
}

export interface HomePictures {
  created_at: Timestamp
  created_by: Int8
  id: Generated<Int8>
  key: string
  sha256: string
  tenant_id: TenantColumn
  used_at: Timestamp | null
}

export interface HomeVersions {
  ends_at: Timestamp | null
  id: Generated<Int8>
  layout: JsonColumn<HomeColumns['versions.layout']>
  no: number
  note: Generated<string>
  page: HomeColumns['versions.page']
  published_at: Timestamp
  published_by: string
  starts_at: Timestamp
  tenant_id: TenantColumn
  withdrawn_at: Timestamp | null
}

export interface IdentityDepartments {
  code: string
  disabled: Generated<boolean>
  full_name: string
  id: Generated<Int8>
  kind: Generated<IdentityColumns['departments.kind']>
  name: string
  parent_id: Int8 | null
  /** from the root to this department, itself included */
  path: ArrayOf<Int8>
  place: Generated<number>
  tenant_id: TenantColumn
  version: Generated<number>
}

export interface IdentityLogins {
  agent: Generated<string>
  at: Generated<Timestamp>
  /** operator who viewed as the person; null for everybody's own logins */
  by_user_id: Int8 | null
  id: Generated<Int8>
  ip: Generated<string>
  method: IdentityColumns['logins.method']
  person_id: Int8
  result: string
  tenant_id: TenantColumn
  user_id: Int8 | null
}

export interface IdentityPeople {
  created_at: Generated<Timestamp>
  email: Generated<string>
  id: Generated<Int8>
  mobile: Generated<string>
  must_change: Generated<boolean>
  password_hash: string
  password_set_at: Generated<Timestamp>
  tenant_id: TenantColumn
}

export interface IdentityPositions {
  code: string
  disabled: Generated<boolean>
  en_name: string
  id: Generated<Int8>
  name: string
  tenant_id: TenantColumn
  version: Generated<number>
}

export interface IdentityRoles {
  code: string
  en_name: string
  id: Generated<Int8>
  /** a directory adds and removes members that it provisions */
  is_provisioned: Generated<boolean>
  name: string
  permissions: ArrayOf<string>
  tenant_id: TenantColumn
  version: Generated<number>
}

export interface IdentitySessions {
  agent: Generated<string>
  /** session of the operator who views as this person, and with which this one ends */
  by_session_id: Int8 | null
  by_user_id: Int8 | null
  created_at: Generated<Timestamp>
  end_reason: IdentityColumns['sessions.end_reason'] | null
  ended_at: Timestamp | null
  ends_at: Timestamp | null
  id: Generated<Int8>
  ip: Generated<string>
  is_strong: Generated<boolean>
  last_seen_at: Generated<Timestamp>
  method: Generated<IdentityColumns['sessions.method']>
  reason: Generated<string>
  tenant_id: TenantColumn
  user_id: Int8
}

export interface IdentityUserRoles {
  ends_on: string | null
  granted_at: Generated<Timestamp>
  granted_by: Int8 | null
  reach: Generated<string>
  /** chosen departments, each with all below */
  reach_dept_ids: Generated<ArrayOf<Int8>>
  reason: Generated<string>
  role_id: Int8
  tenant_id: TenantColumn
  user_id: Int8
}

export interface IdentityUsers {
  code: string
  created_at: Generated<Timestamp>
  dept_id: Int8
  disabled: Generated<boolean>
  entrance: IdentityColumns['users.entrance']
  expires_at: Timestamp | null
  id: Generated<Int8>
  is_applicant: Generated<boolean>
  is_service: Generated<boolean>
  is_trial: Generated<boolean>
  lang: Generated<IdentityColumns['users.lang']>
  last_login_at: Timestamp | null
  /** account of the direct manager; over persons there is no circle */
  manager_id: Int8 | null
  name: string
  person_id: Int8
  position_id: Int8 | null
  supplier_id: Int8 | null
  tenant_id: TenantColumn
  version: Generated<number>
}

export interface ImportsChecks {
  attempts: Generated<number>
  beat_at: Timestamp | null
  done: Generated<number>
  import_id: Int8
  ok: Generated<number>
  refusal: ImportsColumns['checks.refusal'] | null
  refusal_facts: Generated<JsonColumn<ImportsColumns['checks.refusal_facts']>>
  rejected: Generated<number>
  runner: string | null
  /** none: a required column is missing, or the import has begun */
  status: Generated<ImportsColumns['checks.status']>
  tenant_id: TenantColumn
  warned: Generated<number>
}

export interface ImportsErrors {
  cell: string
  code: ImportsColumns['errors.code']
  facts: Generated<JsonColumn<ImportsColumns['errors.facts']>>
  field: string
  heading: string
  import_id: Int8
  kind: Generated<ImportsColumns['errors.kind']>
  row_no: number
  tenant_id: TenantColumn
  value: string
}

export interface ImportsImports {
  /** how often it was taken up since rows were last written */
  attempts: Generated<number>
  /** the last sign of life of the process that runs it */
  beat_at: Timestamp | null
  changed: Generated<number>
  created: Generated<number>
  created_at: Generated<Timestamp>
  created_by: Int8
  done: Generated<number>
  ended_at: Timestamp | null
  failed: Generated<number>
  file_key: string
  file_name: string
  format: ImportsColumns['imports.format']
  headings: JsonColumn<ImportsColumns['imports.headings']>
  id: Generated<Int8>
  layout: Generated<JsonColumn<ImportsColumns['imports.layout']>>
  mapping: JsonColumn<ImportsColumns['imports.mapping']>
  refusal: ImportsColumns['imports.refusal'] | null
  refusal_facts: Generated<JsonColumn<ImportsColumns['imports.refusal_facts']>>
  reviewing: Generated<number>
  /** the worker that may write for it; another one that wakes up late may not */
  runner: string | null
  sample: JsonColumn<ImportsColumns['imports.sample']>
  started_at: Timestamp | null
  status: Generated<ImportsColumns['imports.status']>
  supplier_id: Int8
  tenant_id: TenantColumn
  total: Generated<number>
  unchanged: Generated<number>
  version: Generated<number>
  /** rows that were kept without some of their cells */
  warned: Generated<number>
}

export interface ImportsPictures {
  cell: string
  download_id: Int8
  import_id: Int8
  row_no: number
  tenant_id: TenantColumn
}

export interface InsightApprovalSource {
  amount: Numeric | null
  approval_id: Int8 | null
  dept_id: Int8 | null
  entity: string | null
  hours: Numeric | null
  on_day: string | null
  outcome: string | null
  steps: number | null
  tenant_id: Int8 | null
}

export interface InsightApprovals {
  amount: Numeric
  approval_id: Int8
  dept_id: Int8
  entity: string
  hours: Numeric
  on_day: string
  outcome: string
  steps: number
  tenant_id: TenantColumn
}

export interface InsightCube {
  gross: Numeric
  month: string
  orders: number
  pieces: Int8
  procedure: InsightColumns['cube.procedure']
  scope_id: Int8
  tax: Numeric
  tenant_id: TenantColumn
  top_id: Int8
  top_orders: number
}

export interface InsightCubeSupplier {
  gross: Numeric
  month: string
  orders: number
  pieces: Int8
  scope_id: Int8
  supplier_id: Int8
  tax: Numeric
  tenant_id: TenantColumn
}

export interface InsightCycleSource {
  amount: Numeric | null
  carrier: string | null
  dept_id: Int8 | null
  due_on: string | null
  hours: Numeric | null
  hours_on_the_way: Numeric | null
  hours_to_accept: Numeric | null
  hours_to_ship: Numeric | null
  on_day: string | null
  order_id: Int8 | null
  pieces: number | null
  received_on: string | null
  rejected: number | null
  shipped_on: string | null
  supplier_id: Int8 | null
  tenant_id: Int8 | null
}

export interface InsightCycles {
  amount: Numeric
  carrier: string
  dept_id: Int8
  due_on: string | null
  /** from the submit to the last receipt */
  hours: Numeric | null
  hours_on_the_way: Numeric | null
  hours_to_accept: Numeric
  hours_to_ship: Numeric | null
  /** day on which the supplier accepted */
  on_day: string
  order_id: Int8
  pieces: number
  received_on: string | null
  rejected: number
  shipped_on: string | null
  supplier_id: Int8
  tenant_id: TenantColumn
}

export interface InsightProjectSource {
  awarded: Numeric | null
  awarded_at: Timestamp | null
  awarded_on: string | null
  budget: Numeric | null
  dept_id: Int8 | null
  ended_on: string | null
  ending: string | null
  enrolled: number | null
  is_ordered: boolean | null
  is_over: boolean | null
  kind: string | null
  needed: number | null
  on_day: string | null
  project_id: Int8 | null
  quoted: number | null
  tenant_id: Int8 | null
  top_id: Int8 | null
}

export interface InsightProjects {
  awarded: Numeric | null
  awarded_at: Timestamp | null
  awarded_on: string | null
  budget: Numeric | null
  dept_id: Int8
  ended_on: string | null
  ending: string | null
  enrolled: number | null
  is_ordered: boolean
  is_over: boolean
  kind: InsightColumns['projects.kind']
  needed: number
  /** day of publication */
  on_day: string
  project_id: Int8
  /** suppliers with a valid quote in the first round; null before the opening */
  quoted: number | null
  tenant_id: TenantColumn
  top_id: Int8
}

export interface InsightQuoteSource {
  dept_id: Int8 | null
  hour: number | null
  on_day: string | null
  project_id: Int8 | null
  seq: number | null
  tenant_id: Int8 | null
  weekday: number | null
}

export interface InsightQuotes {
  dept_id: Int8
  hour: number
  on_day: string
  project_id: Int8
  seq: number
  tenant_id: TenantColumn
  weekday: number
}

export interface InsightSpend {
  at: Timestamp
  dept_id: Int8
  gross: Numeric
  leaf_id: Int8
  line_id: Int8
  on_day: string
  order_id: Int8
  /** 1 where an order is counted, -1 where it is counted off */
  orders: number
  pieces: number
  procedure: InsightColumns['spend.procedure']
  product_id: Int8
  project_id: Int8 | null
  source: InsightColumns['spend.source']
  source_id: Int8
  supplier_id: Int8
  tax: Numeric
  tenant_id: TenantColumn
  top_id: Int8
  /** as orders, once for each category of the first level in the order */
  top_orders: number
}

export interface InsightSpendSource {
  at: Timestamp | null
  dept_id: Int8 | null
  gross: Numeric | null
  leaf_id: Int8 | null
  line_id: Int8 | null
  on_day: string | null
  order_id: Int8 | null
  orders: number | null
  /** pieces that were added; negative: that are no longer bought */
  pieces: number | null
  procedure: string | null
  product_id: Int8 | null
  project_id: Int8 | null
  source: string | null
  source_id: Int8 | null
  supplier_id: Int8 | null
  tax: Numeric | null
  tenant_id: Int8 | null
  top_id: Int8 | null
  top_orders: number | null
}

export interface InsightViews {
  created_at: Generated<Timestamp>
  /** since, until, deptId, categoryId, supplierId, procedure; those that are set */
  filter: JsonColumn<InsightColumns['views.filter']>
  hour: number
  id: Generated<Int8>
  last_sent_at: Timestamp | null
  name: string
  owner_id: Int8
  period: InsightColumns['views.period']
  rhythm: InsightColumns['views.rhythm']
  sent_for: string | null
  tenant_id: TenantColumn
  topic: InsightColumns['views.topic']
  version: Generated<number>
}

export interface InsightWallLinks {
  created_at: Generated<Timestamp>
  /** department with those below it; null: all that its maker may see */
  dept_id: Int8 | null
  expires_on: string
  /** SHA-256 of the token, which is kept nowhere */
  hash: Buffer
  id: Generated<Int8>
  last_seen_at: Timestamp | null
  last_seen_ip: Generated<string>
  maker_id: Int8
  name: string
  networks: Generated<ArrayOf<string>>
  period: InsightColumns['wall_links.period']
  prefix: string
  revoked_at: Timestamp | null
  tenant_id: TenantColumn
  version: Generated<number>
}

export interface InvoicesChecks {
  at: Timestamp
  facts: Generated<JsonColumn<InvoicesColumns['checks.facts']>>
  id: Generated<Int8>
  invoice_id: Int8
  outcome: InvoicesColumns['checks.outcome']
  rule: InvoicesColumns['checks.rule']
  tenant_id: TenantColumn
}

export interface InvoicesFiles {
  at: Timestamp
  by_name: string
  facts: Generated<JsonColumn<InvoicesColumns['files.facts']>>
  file_id: Int8 | null
  file_key: string | null
  id: Generated<Int8>
  invoice_id: Int8 | null
  name: string
  number: Generated<string>
  /** code of the refusal; empty: it is a file of the invoice */
  refusal: Generated<string>
  sha256: string
  size: Int8
  /** company of who uploaded it; null: the buyer */
  supplier_id: Int8 | null
  tenant_id: TenantColumn
}

export interface InvoicesInvoices {
  blue_id: Int8 | null
  /** number of the invoice that a red one reverses */
  blue_number: Generated<string>
  buyer_name: string
  buyer_no: string
  capitals: Generated<string>
  /** invoice code; empty for digital invoices */
  code: string
  created_at: Timestamp
  /** typed: a person confirmed what was read from a PDF or picture */
  data_from: InvoicesColumns['invoices.data_from']
  /** SHA-256 of what the invoice says, whatever the form of its file */
  data_hash: string
  decided_at: Timestamp | null
  decided_by_name: Generated<string>
  difference: Generated<Numeric>
  gross: Numeric
  id: Generated<Int8>
  is_red: boolean
  issued_on: string
  kind: InvoicesColumns['invoices.kind']
  net: Numeric
  number: string
  /** person who accepted its price difference */
  overridden_by: Int8 | null
  /** who settles the statements of the supplier */
  owner_id: Int8 | null
  problems: Generated<InvoicesColumns['invoices.problems']>
  reason: Generated<string>
  red_form_no: Generated<string>
  remark: Generated<string>
  /** gross amount of the red invoices that reverse it */
  reversed: Generated<Numeric>
  seller_name: string
  seller_no: string
  /** statement that was named at the upload */
  statement_id: Int8 | null
  status: InvoicesColumns['invoices.status']
  /** null: the seller is no supplier of the tenant */
  supplier_id: Int8 | null
  tax: Numeric
  tenant_id: TenantColumn
  uploaded_by: Int8
  uploaded_by_name: string
  /** none: the tax bureau was not asked; requested: it is going to be */
  verified: Generated<InvoicesColumns['invoices.verified']>
  verified_at: Timestamp | null
  version: Generated<number>
  warnings: Generated<number>
}

export interface InvoicesLines {
  class_name: string
  /** line that this line discounts */
  discount_of: number | null
  gross: Numeric
  invoice_id: Int8
  line_no: number
  name: string
  net: Numeric
  price: Numeric | null
  quantity: Numeric | null
  /** percent */
  rate: Numeric | null
  rate_kind: InvoicesColumns['lines.rate_kind']
  spec: string
  tax: Numeric
  tax_code: string
  tenant_id: TenantColumn
  unit: string
}

export interface InvoicesProposals {
  buyer_name: string
  /** content of the QR code of the file */
  code_text: Generated<string>
  created_at: Timestamp
  decided_at: Timestamp | null
  decided_by_name: Generated<string>
  file_id: Int8
  file_key: string
  file_name: string
  found: JsonColumn<InvoicesColumns['proposals.found']>
  id: Generated<Int8>
  invoice_id: Int8 | null
  number: string
  reason: Generated<string>
  seller_name: string
  sha256: string
  size: Int8
  statement_id: Int8 | null
  status: InvoicesColumns['proposals.status']
  /** company of the person who uploaded it; null: the buyer */
  supplier_id: Int8 | null
  tenant_id: TenantColumn
  uploaded_by: Int8
  uploaded_by_name: string
  version: Generated<number>
}

export interface InvoicesVerifications {
  at: Timestamp
  id: Generated<Int8>
  invoice_id: Int8
  tenant_id: TenantColumn
  verdict: InvoicesColumns['verifications.verdict']
}

export interface KitAudit {
  event_id: Int8
  hash: Buffer
  prev: Buffer
  seq: Int8
  tenant_id: TenantColumn
  txid: string
}

export interface KitCalls {
  actor_id: Int8
  agent: string
  at: Timestamp
  code: number
  document_id: Int8 | null
  id: Generated<Int8>
  ip: string
  /** by an operator who viewed as the account that it is on behalf of */
  is_viewing: Generated<boolean>
  key_id: Int8 | null
  key_name: Generated<string>
  ms: number
  on_behalf_of: Int8 | null
  path: string
  tenant_id: TenantColumn
  trace_id: string
  writes: boolean
}

export interface KitChainProgress {
  is_only: Generated<boolean>
  txid: Generated<string>
}

export interface KitChains {
  event_id: Generated<Int8>
  genesis: Buffer
  hash: Buffer
  seq: Generated<Int8>
  tenant_id: TenantColumn
  txid: Generated<string>
}

export interface KitConsumerOffsets {
  listener: string
  seq: Generated<Int8>
  tenant_id: TenantColumn
  wanted: Generated<Int8>
}

export interface KitConsumers {
  listener: string
  names: ArrayOf<string>
}

export interface KitEvents {
  actor_id: Int8
  at: Generated<Timestamp>
  data: Generated<JsonColumn<KitColumns['events.data']>>
  entity: string
  entity_id: Int8
  from_state: string | null
  id: Generated<Int8>
  ip: string | null
  name: string
  on_behalf_of: Int8 | null
  reason: string | null
  tenant_id: TenantColumn
  to_state: string | null
  trace_id: string | null
  txid: Generated<string>
}

export interface KitExports {
  actor_id: Int8
  at: Timestamp
  bytes: Int8 | null
  file_name: Generated<string>
  filter: Generated<JsonColumn<unknown>>
  finished_at: Timestamp | null
  id: Generated<Int8>
  ip: string
  path: string
  reason: Generated<string>
  tenant_id: TenantColumn
  trace_id: string
}

export interface KitIdempotency {
  at: Generated<Timestamp>
  body_sha: Buffer
  key: string
  reply: JsonColumn<KitColumns['idempotency.reply']> | null
  route: string
  tenant_id: TenantColumn
  user_id: Int8
}

export interface KitInterruptedJobs {
  interruptions: Generated<number>
  job_id: Int8
}

export interface KitJobRuns {
  at: Generated<Timestamp>
  job_id: Int8
  tenant_id: TenantColumn
}

export interface KitOutbox {
  at: Generated<Timestamp>
  code: Generated<string>
  id: Generated<Int8>
  message_id: Generated<string>
  recipient: string
  subject: Generated<string>
  template: string
  tenant_id: TenantColumn
  text: string
}

export interface KitRateLimits {
  began_at: Timestamp
  caller: string
  calls: number
  name: string
}

export interface KitSchedules {
  name: string
  next_at: Timestamp
}

export interface KitSecrets {
  name: string
  value: Buffer
}

export interface KitTickets {
  expires_at: Timestamp
  facts: JsonColumn<unknown>
  kind: string
  sha: Buffer
  tenant_id: TenantColumn
}

export interface KitWorkers {
  id: string
  seen_at: Generated<Timestamp>
}

export interface LedgerAccounts {
  available: Generated<Numeric>
  /** why the account pays nothing; empty: it pays */
  blocked: Generated<string>
  dept_id: Int8 | null
  ends_on: string | null
  frozen: Generated<Numeric>
  id: Generated<Int8>
  /** issued, outside, pointsIssued: where budgets, money of wallets and points come from, so they stand below zero */
  kind: LedgerColumns['accounts.kind']
  /** an overdue bill freezes this quota again only after this day */
  lifted_until: string | null
  name: Generated<string>
  /** the budget or quota that a committed or actual account stands beside */
  of_id: Int8 | null
  /** account of the person whose points these are */
  owner_id: Int8 | null
  source: Generated<string>
  starts_on: string | null
  state: Generated<LedgerColumns['accounts.state']>
  tenant_id: TenantColumn
  version: Generated<number>
  warned_at: Timestamp | null
}

export interface LedgerBudgetChanges {
  amount: Numeric
  approval_id: Int8 | null
  created_at: Timestamp
  ended_at: Timestamp | null
  fund_id: Int8
  id: Generated<Int8>
  kind: LedgerColumns['budget_changes.kind']
  no: Generated<string>
  opinion: Generated<string>
  person_id: Int8
  reason: string
  requester_id: Int8
  requester_name: string
  status: LedgerColumns['budget_changes.status']
  tenant_id: TenantColumn
  to_fund_id: Int8 | null
  version: Generated<number>
}

export interface LedgerEntries {
  account_id: Int8
  at: Generated<Timestamp>
  cr: Generated<Numeric>
  dr: Generated<Numeric>
  kind: LedgerColumns['entries.kind']
  part: LedgerColumns['entries.part']
  posting: Int8
  ref_id: Int8
  ref_kind: string
  seq: Generated<Int8>
  tenant_id: TenantColumn
}

export interface LedgerHolds {
  account_id: Int8
  amount: Numeric
  ended_at: Timestamp | null
  id: Generated<Int8>
  kind: LedgerColumns['holds.kind']
  opened_at: Generated<Timestamp>
  reason: Generated<string>
  ref_id: Int8
  ref_kind: string
  refunded: Generated<Numeric>
  state: Generated<LedgerColumns['holds.state']>
  tenant_id: TenantColumn
}

export interface LedgerLotUses {
  amount: Numeric
  hold_id: Int8
  lot_id: Int8
  returned: Generated<Numeric>
  tenant_id: TenantColumn
}

export interface LedgerLots {
  account_id: Int8
  created_at: Generated<Timestamp>
  earned: Numeric
  expires_on: string
  held: Generated<Numeric>
  id: Generated<Int8>
  reason: string
  remaining: Numeric
  rule_id: Generated<Int8>
  source_id: Int8
  source_kind: LedgerColumns['lots.source_kind']
  tenant_id: TenantColumn
  warned_days: number | null
}

export interface LedgerQuotaApplications {
  amount: Numeric | null
  attachments: Generated<JsonColumn<LedgerColumns['quota_applications.attachments']>>
  created_at: Timestamp
  decided_at: Timestamp | null
  decided_by: Int8 | null
  decider: Generated<string>
  dept_id: Int8
  dept_name: string
  ends_on: string | null
  fund_id: Int8 | null
  id: Generated<Int8>
  mobile: string
  person_id: Int8
  reason: string
  refusal: Generated<string>
  starts_on: string | null
  status: Generated<LedgerColumns['quota_applications.status']>
  tenant_id: TenantColumn
  user_id: Int8
  user_name: string
  version: Generated<number>
}

export interface LedgerQuotaBills {
  account_id: Int8
  amount: Numeric
  created_at: Timestamp
  dept_id: Int8
  due_on: string
  id: Generated<Int8>
  month: string
  no: Generated<string>
  overdue_at: Timestamp | null
  reminded_at: Timestamp | null
  repaid: Generated<Numeric>
  repaid_at: Timestamp | null
  rest: Generated<Numeric>
  status: Generated<LedgerColumns['quota_bills.status']>
  tenant_id: TenantColumn
  version: Generated<number>
}

export interface LedgerQuotaRepayments {
  amount: Numeric
  at: Timestamp
  bank_ref: string
  bill_id: Int8
  by_name: string
  id: Generated<Int8>
  tenant_id: TenantColumn
}

export interface LedgerRefunds {
  amount: Numeric
  at: Generated<Timestamp>
  cause: string
  hold_id: Int8
  ref_id: Int8
  tenant_id: TenantColumn
}

export interface LedgerSettled {
  /** of the hold: invoiced and approved */
  amount: Numeric
  hold_id: Int8
  ref_id: Int8
  tenant_id: TenantColumn
}

export interface LoginAuthenticators {
  created_at: Generated<Timestamp>
  last_step: Generated<Int8>
  person_id: Int8
  secret: Buffer
  tenant_id: TenantColumn
}

export interface LoginPasskeys {
  counter: Int8
  created_at: Generated<Timestamp>
  credential: string
  id: Generated<Int8>
  last_used_at: Timestamp | null
  name: string
  person_id: Int8
  public_key: Buffer
  tenant_id: TenantColumn
  transports: ArrayOf<string>
}

export interface LoginRecoveryCodes {
  person_id: Int8
  sha: Buffer
  tenant_id: TenantColumn
  used_at: Timestamp | null
}

export interface LoginTallies {
  at: Generated<Timestamp>
  id: Generated<Int8>
  subject: string
  tenant_id: TenantColumn
}

export interface LoginTrials {
  account: Generated<string>
  contacts_name: string
  created_at: Generated<Timestamp>
  demand: string
  email: string
  ends_at: Timestamp
  enterprise_web: string
  handler: Generated<string>
  handler_id: Int8 | null
  id: Generated<Int8>
  org_address: string
  org_name: string
  replied_at: Timestamp | null
  reply: Generated<string>
  status: Generated<LoginColumns['trials.status']>
  tel: string
  tenant_id: TenantColumn
  user_id: Int8
  version: Generated<number>
}

export interface LogsVerifications {
  actor_id: Int8
  at: Timestamp
  bad_link: Int8 | null
  head: string
  id: Generated<Int8>
  links: Int8
  tenant_id: TenantColumn
}

export interface NoticesArticleColumns {
  disabled: Generated<boolean>
  en_name: Generated<string>
  id: Generated<Int8>
  name: string
  parent_id: Int8 | null
  path: ArrayOf<Int8>
  place: Generated<number>
  tenant_id: TenantColumn
  value: string
  version: Generated<number>
}

export interface NoticesArticles {
  attachments: Generated<JsonColumn<NoticesColumns['articles.attachments']>>
  audience: NoticesColumns['articles.audience']
  changed_at: Timestamp
  column_id: Int8
  content: Generated<string>
  cover_key: Generated<string>
  create_user: string
  created_at: Timestamp
  dept_id: Int8
  dept_ids: Generated<ArrayOf<Int8>>
  dept_name: string
  editions: Generated<number>
  ends_at: Timestamp | null
  entrances: Generated<NoticesColumns['articles.entrances']>
  id: Generated<Int8>
  is_live: Generated<boolean>
  is_login_shown: Generated<boolean>
  is_pop_up: Generated<boolean>
  issue_user: Generated<string>
  issued_on: string | null
  member_attachments: Generated<JsonColumn<NoticesColumns['articles.member_attachments']>>
  note: Generated<string>
  pin_place: number | null
  project_id: Int8 | null
  publish_at: Timestamp | null
  starts_at: Timestamp | null
  status: Generated<NoticesColumns['articles.status']>
  tenant_id: TenantColumn
  title: string
  version: Generated<number>
  writer_ids: Generated<ArrayOf<Int8>>
}

export interface NoticesClosedReminders {
  article_id: Int8
  at: Timestamp
  tenant_id: TenantColumn
  user_id: Int8
}

export interface NoticesEditions {
  article_id: Int8
  attachments: Generated<JsonColumn<NoticesColumns['editions.attachments']>>
  audience: NoticesColumns['editions.audience']
  column_id: Int8
  content: string
  cover_key: Generated<string>
  create_user: string
  dept_id: Int8
  dept_ids: Generated<ArrayOf<Int8>>
  dept_name: string
  ends_at: Timestamp | null
  entrances: Generated<NoticesColumns['editions.entrances']>
  excerpt: Generated<string>
  id: Generated<Int8>
  is_live: Generated<boolean>
  is_login_shown: boolean
  is_pop_up: boolean
  issue_user: string
  issued_on: string
  member_attachments: Generated<JsonColumn<NoticesColumns['editions.member_attachments']>>
  no: number
  published_at: Timestamp
  starts_at: Timestamp | null
  tenant_id: TenantColumn
  title: string
  tokenizer: Generated<number>
  words: Generated<string>
}

export interface NoticesViewCounts {
  article_id: Int8
  tenant_id: TenantColumn
  views: Int8
}

export interface NoticesViews {
  article_id: Int8
  hour: Timestamp
  tenant_id: TenantColumn
  visitor: string
}

export interface NotificationsDeliveries {
  attempts: Generated<number>
  channel: NotificationsColumns['deliveries.channel']
  created_at: Timestamp
  digest_id: Int8 | null
  digest_on: string | null
  ended_at: Timestamp | null
  id: Generated<Int8>
  message_id: Int8 | null
  reason: Generated<string>
  receiver_id: Int8
  status: NotificationsColumns['deliveries.status']
  subscription_id: Int8 | null
  tenant_id: TenantColumn
  version: Generated<number>
}

export interface NotificationsMessages {
  at: Timestamp
  category: NotificationsColumns['messages.category']
  content_en: string
  content_zh: string
  id: Generated<Int8>
  is_shown: boolean
  letter: JsonColumn<unknown> | null
  read_at: Timestamp | null
  receiver_id: Int8
  removed_at: Timestamp | null
  source: string
  template: NotificationsColumns['messages.template']
  tenant_id: TenantColumn
  title_en: string
  title_zh: string
  topic: NotificationsColumns['messages.topic']
  url: string
}

export interface NotificationsPreferences {
  channel: NotificationsColumns['preferences.channel']
  is_on: boolean
  tenant_id: TenantColumn
  topic: NotificationsColumns['preferences.topic']
  user_id: Int8
}

export interface NotificationsProfiles {
  bell: Generated<boolean>
  digest_hour: number | null
  pop_up: Generated<boolean>
  tenant_id: TenantColumn
  user_id: Int8
  version: Generated<number>
}

export interface NotificationsPushSubscriptions {
  auth: string
  created_at: Timestamp
  endpoint: string
  id: Generated<Int8>
  p256dh: string
  session_id: Int8
  tenant_id: TenantColumn
  user_id: Int8
}

export interface NotificationsTemplates {
  content_en: string
  content_zh: string
  id: Generated<Int8>
  template: NotificationsColumns['templates.template']
  tenant_id: TenantColumn
  title_en: string
  title_zh: string
  updated_at: Timestamp
  version: Generated<number>
}

export interface OnboardingApplications {
  address: Generated<string>
  answer: Generated<string>
  applicant: string
  attachments: Generated<JsonColumn<OnboardingColumns['applications.attachments']>>
  category_ids: Generated<ArrayOf<Int8>>
  certificates: Generated<JsonColumn<OnboardingColumns['applications.certificates']>>
  company_name: Generated<string>
  contact_name: Generated<string>
  contact_tel: Generated<string>
  created_at: Timestamp
  credit_code: Generated<string>
  decided_at: Timestamp | null
  dept_name: Generated<string>
  email: Generated<string>
  handler: Generated<string>
  handler_id: Int8 | null
  id: Generated<Int8>
  legal_person: Generated<string>
  person_id: Int8
  region: Generated<string>
  reply: Generated<string>
  short_name: Generated<string>
  status: Generated<OnboardingColumns['applications.status']>
  submitted_at: Timestamp | null
  supplier_id: Int8 | null
  tenant_id: TenantColumn
  user_code: Generated<string>
  user_id: Int8
  version: Generated<number>
}

export interface OnboardingDispositions {
  cause: string
  created_at: Timestamp
  decided_at: Timestamp | null
  handler: Generated<string>
  handler_id: Int8 | null
  hearing_until: Timestamp
  id: Generated<Int8>
  kind: OnboardingColumns['dispositions.kind']
  last_day: string | null
  /** who proposed it, and does not decide it */
  person_id: Int8
  proposer: string
  purposes: Generated<OnboardingColumns['dispositions.purposes']>
  reply: Generated<string>
  statement: Generated<string>
  status: Generated<OnboardingColumns['dispositions.status']>
  supplier_id: Int8
  supplier_name: string
  tenant_id: TenantColumn
  version: Generated<number>
}

export interface OnboardingIncidents {
  created_at: Timestamp
  decided_at: Timestamp | null
  disposition_id: Int8 | null
  facts: string
  files: Generated<JsonColumn<OnboardingColumns['incidents.files']>>
  handler: Generated<string>
  handler_id: Int8 | null
  hearing_until: Timestamp
  id: Generated<Int8>
  occurred_on: string
  reply: Generated<string>
  reporter: Generated<string>
  severity: OnboardingColumns['incidents.severity']
  source: OnboardingColumns['incidents.source']
  /** order of a review or a late delivery */
  source_id: Int8 | null
  source_no: Generated<string>
  statement: Generated<string>
  status: Generated<OnboardingColumns['incidents.status']>
  supplier_id: Int8
  supplier_name: string
  tenant_id: TenantColumn
  version: Generated<number>
}

export interface OnboardingOpenQualifications {
  category_id: Int8
  qualification_id: Int8
  supplier_id: Int8
  tenant_id: TenantColumn
}

export interface OnboardingPassportDeliveries {
  /** profile change in which it was taken over */
  change_id: Int8 | null
  company_name: string
  credit_code: string
  decided_at: Timestamp | null
  delivered_at: Timestamp
  edition_no: number
  handler: Generated<string>
  id: Generated<Int8>
  issued_at: Timestamp
  issuer_host: string
  issuer_name: string
  kid: string
  public_key: JsonColumn<OnboardingColumns['passport_deliveries.public_key']>
  sections: OnboardingColumns['passport_deliveries.sections']
  signature: string
  status: Generated<OnboardingColumns['passport_deliveries.status']>
  supplier_id: Int8 | null
  tenant_id: TenantColumn
  /** what was signed; null once the supplier has withdrawn it */
  text: string | null
  version: Generated<number>
  withdrawn_at: Timestamp | null
}

export interface OnboardingPassportEditions {
  content: JsonColumn<OnboardingColumns['passport_editions.content']>
  /** SHA-256 of the content */
  digest: string
  id: Generated<Int8>
  issued_at: Timestamp
  no: number
  supplier_id: Int8
  tenant_id: TenantColumn
}

export interface OnboardingPassportGrants {
  delivered_at: Timestamp | null
  delivered_no: number | null
  granted_at: Timestamp
  granted_by_name: string
  /** host of the tenant that may read the passport */
  host: string
  id: Generated<Int8>
  platform: string
  sections: OnboardingColumns['passport_grants.sections']
  status: Generated<OnboardingColumns['passport_grants.status']>
  supplier_id: Int8
  tenant_id: TenantColumn
  version: Generated<number>
  withdrawn_at: Timestamp | null
}

export interface OnboardingProfileChanges {
  address: Generated<string>
  answer: Generated<string>
  applicant: string
  attachments: Generated<JsonColumn<OnboardingColumns['profile_changes.attachments']>>
  certificates: Generated<JsonColumn<OnboardingColumns['profile_changes.certificates']>>
  change_reason: Generated<string>
  company_name: Generated<string>
  contact_name: Generated<string>
  contact_tel: Generated<string>
  created_at: Timestamp
  decided_at: Timestamp | null
  dept_name: Generated<string>
  handler: Generated<string>
  handler_id: Int8 | null
  id: Generated<Int8>
  legal_person: Generated<string>
  person_id: Int8
  region: Generated<string>
  reply: Generated<string>
  status: Generated<OnboardingColumns['profile_changes.status']>
  submitted_at: Timestamp | null
  supplier_id: Int8 | null
  tenant_id: TenantColumn
  user_id: Int8
  version: Generated<number>
}

export interface OnboardingQualifications {
  categories: string
  category_ids: ArrayOf<Int8>
  conditions: Generated<string>
  created_at: Timestamp
  decided_at: Timestamp | null
  files: Generated<JsonColumn<OnboardingColumns['qualifications.files']>>
  handler: Generated<string>
  handler_id: Int8 | null
  id: Generated<Int8>
  opener: string
  opinion: Generated<string>
  proposal: OnboardingColumns['qualifications.proposal'] | null
  reply: Generated<string>
  reviewed_at: Timestamp | null
  reviewer: Generated<string>
  /** who reviewed it, and does not decide it */
  reviewer_person_id: Int8 | null
  statement: Generated<string>
  status: OnboardingColumns['qualifications.status']
  submitted_at: Timestamp | null
  supplier_id: Int8
  supplier_name: string
  tenant_id: TenantColumn
  valid_to: string | null
  version: Generated<number>
}

export interface OnboardingRestores {
  answer: Generated<string>
  applicant: string
  apply_reason: Generated<string>
  apply_user_mobile: Generated<string>
  apply_user_name: Generated<string>
  attachments: Generated<JsonColumn<OnboardingColumns['restores.attachments']>>
  created_at: Timestamp
  decided_at: Timestamp | null
  dept_name: Generated<string>
  disposition_id: Generated<string>
  handler: Generated<string>
  handler_id: Int8 | null
  id: Generated<Int8>
  person_id: Int8
  reply: Generated<string>
  status: Generated<OnboardingColumns['restores.status']>
  submitted_at: Timestamp | null
  tenant_id: TenantColumn
  user_id: Int8
  version: Generated<number>
}

export interface OnboardingScoreContests {
  answer: Generated<string>
  applicant: string
  attachments: Generated<JsonColumn<OnboardingColumns['score_contests.attachments']>>
  contest_reason: Generated<string>
  created_at: Timestamp
  decided_at: Timestamp | null
  dept_name: Generated<string>
  fact_ids: Generated<ArrayOf<string>>
  handler: Generated<string>
  handler_id: Int8 | null
  id: Generated<Int8>
  period: Generated<string>
  person_id: Int8
  reply: Generated<string>
  scorecard_id: Generated<string>
  status: Generated<OnboardingColumns['score_contests.status']>
  submitted_at: Timestamp | null
  supplier_id: Int8 | null
  tenant_id: TenantColumn
  user_id: Int8
  version: Generated<number>
}

export interface OnboardingScoreFacts {
  at: Timestamp
  den: Numeric
  event_id: Int8
  /** contest that was granted */
  excluded_by: Int8 | null
  id: Generated<Int8>
  metric: string
  month: string
  num: Numeric
  source_id: Int8
  source_no: string
  supplier_id: Int8
  tenant_id: TenantColumn
}

export interface OnboardingScoreSchemes {
  bands: JsonColumn<OnboardingColumns['score_schemes.bands']>
  changed_at: Timestamp
  changed_by: string
  id: Generated<Int8>
  metrics: JsonColumn<OnboardingColumns['score_schemes.metrics']>
  tenant_id: TenantColumn
  version: Generated<number>
}

export interface OnboardingScorecards {
  band: string
  created_at: Timestamp
  digest: string
  fact_ids: ArrayOf<Int8>
  id: Generated<Int8>
  parts: JsonColumn<OnboardingColumns['scorecards.parts']>
  period: string
  points: Numeric | null
  proposal: OnboardingColumns['scorecards.proposal']
  published_at: Timestamp | null
  published_by: Generated<string>
  revision: number
  scheme: JsonColumn<OnboardingColumns['scorecards.scheme']>
  supplier_id: Int8
  supplier_name: string
  tenant_id: TenantColumn
  version: Generated<number>
}

export interface OpenDataCounters {
  id: Generated<Int8>
  last_seq: Generated<Int8>
  tenant_id: TenantColumn
}

export interface OpenDataEditions {
  at: Timestamp
  edition: number
  editor: string
  profile_id: Int8
  publisher: string
  rules: JsonColumn<unknown>
  tenant_id: TenantColumn
}

export interface OpenDataFeed {
  /** rises with seq; of entries from before this column: when it was added */
  at: Generated<Timestamp>
  kind: string
  profile_id: Int8
  release_id: Int8
  seq: Int8
  tenant_id: TenantColumn
}

export interface OpenDataProblems {
  at: Timestamp
  problems: ArrayOf<string>
  profile_id: Int8
  project_id: Int8
  tenant_id: TenantColumn
}

export interface OpenDataProfiles {
  code: string
  draft: JsonColumn<unknown>
  edition: Generated<number>
  editor: string
  editor_person_id: Int8
  id: Generated<Int8>
  /** its feed is read by API keys and people that may read open data */
  is_private: Generated<boolean>
  name: string
  published_at: Timestamp | null
  publisher: Generated<string>
  rules: JsonColumn<unknown> | null
  /** key of its pseudonyms */
  secret: Buffer
  status: Generated<string>
  tenant_id: TenantColumn
  updated_at: Timestamp
  version: Generated<number>
}

export interface OpenDataReleases {
  body: string
  date: Timestamp
  /** of what is published, without id, date and tags */
  digest: string
  id: Generated<Int8>
  no: number
  ocid: string
  profile_id: Int8
  project_id: Int8
  release_id: string
  tags: ArrayOf<string>
  tenant_id: TenantColumn
}

export interface OpenDataWithdrawals {
  created_at: Timestamp
  decided_at: Timestamp | null
  decider: Generated<string>
  decider_person_id: Int8 | null
  id: Generated<Int8>
  person_id: Int8
  proposer: string
  reason: string
  release_id: Int8
  status: Generated<string>
  tenant_id: TenantColumn
}

export interface OrderingAddresses {
  consignee: string
  detail: string
  id: Generated<Int8>
  is_default: Generated<boolean>
  mobile: string
  regions: JsonColumn<OrderingColumns['addresses.regions']>
  tenant_id: TenantColumn
  user_id: Int8
}

export interface OrderingBoughtTogether {
  orders: number
  other_product_id: Int8
  product_id: Int8
  /** SKU of the other product that was ordered most beside it */
  sku_id: Int8
  tenant_id: TenantColumn
}

export interface OrderingCapUses {
  cap_id: Int8
  dept_id: Int8
  order_id: Int8
  person_id: Int8
  /** still used; less after pieces were given back */
  qty: number
  sku_id: Int8
  tenant_id: TenantColumn
}

export interface OrderingCaps {
  /** from then on nothing can be ordered, even before it is closed */
  ends_at: Timestamp | null
  /** from then on waiting orders cannot be withdrawn */
  fixed_at: Timestamp | null
  id: Generated<Int8>
  is_open: Generated<boolean>
  kind: OrderingColumns['caps.kind']
  max_qty: number
  per_buyer: number | null
  per_dept: number | null
  /** the offer of a group, or the plan line */
  ref_id: Int8
  tenant_id: TenantColumn
  used_qty: Generated<number>
}

export interface OrderingCartLines {
  added_at: Generated<Timestamp>
  added_price: Numeric | null
  id: Generated<Int8>
  quantity: number
  selected: Generated<boolean>
  sku_id: Int8
  tenant_id: TenantColumn
  user_id: Int8
}

export interface OrderingChanges {
  amount: Numeric
  /** why it was declined, or rejected by an approver */
  answer: Generated<string>
  approval_id: Int8 | null
  /** new address; null: unchanged */
  consignee: JsonColumn<OrderingColumns['changes.consignee']> | null
  /** new date; null: unchanged */
  expected_on: string | null
  finished_at: Timestamp | null
  former_amount: Numeric
  former_consignee: JsonColumn<OrderingColumns['changes.former_consignee']> | null
  former_expected_on: string | null
  id: Generated<Int8>
  /** changed lines with their quantities before and after */
  lines: JsonColumn<OrderingColumns['changes.lines']>
  order_id: Int8
  reason: string
  status: OrderingColumns['changes.status']
  submitted_at: Timestamp
  tenant_id: TenantColumn
  user_id: Int8
  user_name: string
  version: Generated<number>
}

export interface OrderingComments {
  anonymous: boolean
  author_id: Int8
  author_name: string
  auto: Generated<boolean>
  created_at: Generated<Timestamp>
  dept_name: string
  follow_up: Generated<string>
  follow_up_at: Timestamp | null
  follow_up_pictures: Generated<JsonColumn<OrderingColumns['comments.follow_up_pictures']>>
  follow_up_status: Generated<OrderingColumns['comments.follow_up_status']>
  hidden_reason: Generated<string>
  id: Generated<Int8>
  logistics: number
  order_id: Int8
  order_line_id: Int8
  pictures: Generated<JsonColumn<OrderingColumns['comments.pictures']>>
  product_id: Int8
  replied_at: Timestamp | null
  reply: Generated<string>
  score: number
  service: number
  sku_id: Int8
  status: Generated<OrderingColumns['comments.status']>
  supplier_id: Int8
  tenant_id: TenantColumn
  text: string
  version: Generated<number>
}

export interface OrderingCostCentres {
  code: string
  /** department that orders for it, with those below; null: all */
  dept_id: Int8 | null
  disabled: Generated<boolean>
  id: Generated<Int8>
  name: string
  tenant_id: TenantColumn
  version: Generated<number>
}

export interface OrderingCountedReceipts {
  receipt_id: Int8
  tenant_id: TenantColumn
}

export interface OrderingDeliveries {
  attachments: Generated<JsonColumn<OrderingColumns['deliveries.attachments']>>
  carrier: string
  eta_on: string | null
  id: Generated<Int8>
  no: Generated<string>
  /** something in it has not been taken in */
  open: Generated<boolean>
  order_id: Int8
  packages: number
  remark: string
  shipped_at: Generated<Timestamp>
  shipped_by: Int8
  tenant_id: TenantColumn
  tracking_no: string
}

export interface OrderingDeliveryLines {
  batch_no: Generated<string>
  delivery_id: Int8
  inspecting: Generated<number>
  order_line_id: Int8
  quantity: number
  received: Generated<number>
  rejected: Generated<number>
  tenant_id: TenantColumn
}

export interface OrderingGoodsWatches {
  created_at: Timestamp
  id: Generated<Int8>
  is_armed: Generated<boolean>
  kind: OrderingColumns['goods_watches.kind']
  /** name of the goods when the watch was set */
  name: string
  sku_id: Int8
  tenant_id: TenantColumn
  /** tell when the price is below it */
  threshold: Numeric | null
  told_at: Timestamp | null
  user_id: Int8
}

export interface OrderingInspectionReminders {
  receipt_id: Int8
  reminded_at: Timestamp
  tenant_id: TenantColumn
}

export interface OrderingInvoiceTitles {
  address: string
  bank: string
  bank_account: string
  dept_id: Int8
  id: Generated<Int8>
  invoice_type: OrderingColumns['invoice_titles.invoice_type']
  is_default: Generated<boolean>
  phone: string
  tax_no: string
  tenant_id: TenantColumn
  title: string
}

export interface OrderingListLines {
  added_at: Timestamp
  list_id: Int8
  /** name of the goods when added */
  name: string
  note: Generated<string>
  quantity: number
  sku_id: Int8
  tenant_id: TenantColumn
}

export interface OrderingLists {
  dept_id: Int8
  dept_name: string
  id: Generated<Int8>
  is_default: Generated<boolean>
  name: string
  owner_id: Int8
  owner_name: string
  share: Generated<OrderingColumns['lists.share']>
  tenant_id: TenantColumn
  updated_at: Timestamp
  version: Generated<number>
}

export interface OrderingOrderLines {
  /** refunded without goods */
  allowance: Generated<Numeric>
  amount: Numeric
  brand_name: string
  category_name: string
  /** from the top category to the leaf */
  category_path: ArrayOf<Int8>
  /** will not be delivered any more */
  closed: Generated<number>
  /** code and name of the cost centre; empty: none */
  cost_centre: Generated<string>
  cost_centre_id: Int8 | null
  id: Generated<Int8>
  /** accepted pieces in open returns */
  in_return: Generated<number>
  /** pieces taken in on which no inspector has decided; accepted: received - rejected - inspecting */
  inspecting: Generated<number>
  line_no: number
  name: string
  order_id: Int8
  picture: string
  price: Numeric
  price_source: OrderingColumns['order_lines.price_source']
  product_id: Int8
  project_no: Generated<string>
  quantity: number
  /** taken in, accepted and rejected together */
  received: Generated<number>
  rejected: Generated<number>
  /** accepted pieces that were sent back and refunded */
  returned: Generated<number>
  shipped: Generated<number>
  sku_id: Int8
  spec: string
  tax_amount: Numeric
  tax_code: string
  tax_rate: Numeric
  tenant_id: TenantColumn
  unit: string
}

export interface OrderingOrders {
  accepted_at: Timestamp | null
  amount: Numeric
  approval_id: Int8 | null
  attachments: Generated<JsonColumn<OrderingColumns['orders.attachments']>>
  attachments_id: Int8 | null
  award_id: Int8 | null
  award_part: number | null
  buyer_id: Int8
  buyer_name: string
  /** as it was: name, mobile, regions, detail, full */
  consignee: JsonColumn<OrderingColumns['orders.consignee']>
  created_at: Generated<Timestamp>
  dept_id: Int8
  dept_name: string
  /** when the product itself makes the next move */
  due_at: Timestamp | null
  expected_on: string | null
  finished_at: Timestamp | null
  freight: Numeric
  goods_amount: Numeric
  id: Generated<Int8>
  idem_key: string | null
  invoice_title: JsonColumn<OrderingColumns['orders.invoice_title']>
  /** number, supplier and goods, in lower case */
  keywords: string
  /** the buyer wants all of its goods inspected */
  needs_inspection: Generated<boolean>
  no: Generated<string>
  /** paid online, in yuan; a supplier accepts an order that is paid online once it is */
  online_paid: Generated<Numeric>
  order_type: OrderingColumns['orders.order_type']
  parent_id: Int8 | null
  payment_method: OrderingColumns['orders.payment_method']
  /** paid with points of the buyer, in yuan: one point is one cent */
  points_amount: Generated<Numeric>
  project_id: Int8 | null
  promised_on: string | null
  proposal: JsonColumn<OrderingColumns['orders.proposal']> | null
  purpose: Generated<string>
  reason: Generated<string>
  /** when the last piece was taken in; from then on it waits for a comment */
  received_at: Timestamp | null
  remark: Generated<string>
  /** when the supplier was first allowed to see it; null before, and again when the order went back */
  sent_at: Timestamp | null
  status: OrderingColumns['orders.status']
  submitted_at: Timestamp | null
  supplier_id: Int8
  supplier_name: string
  tax_amount: Numeric
  tenant_id: TenantColumn
  term_days: number | null
  urged_at: Timestamp | null
  version: Generated<number>
}

export interface OrderingPurchaseStats {
  dept_id: Int8
  last_at: Timestamp
  month: string
  orders: number
  pieces: Int8
  product_id: Int8
  sku_id: Int8
  tenant_id: TenantColumn
}

export interface OrderingReceiptLines {
  accepted: number
  batch_no: Generated<string>
  /** pieces taken in to be inspected */
  inspecting: Generated<number>
  order_line_id: Int8
  reason: string
  receipt_id: Int8
  rejected: number
  tenant_id: TenantColumn
}

export interface OrderingReceipts {
  attachments: Generated<JsonColumn<OrderingColumns['receipts.attachments']>>
  delivery_id: Int8
  id: Generated<Int8>
  /** receipt on whose goods this one decides; null: goods arrived with it */
  inspects: Int8 | null
  no: Generated<string>
  order_id: Int8
  received_at: Generated<Timestamp>
  receiver_id: Int8
  receiver_name: string
  remark: string
  tenant_id: TenantColumn
}

export interface OrderingReturnLines {
  amount: Numeric
  missing: Generated<number>
  order_line_id: Int8
  quantity: number
  refunded: Generated<Numeric>
  restocked: Generated<number>
  return_id: Int8
  scrapped: Generated<number>
  tenant_id: TenantColumn
}

export interface OrderingReturns {
  address: JsonColumn<OrderingColumns['returns.address']> | null
  answer: Generated<string>
  approval_id: Int8 | null
  decided_by: Int8 | null
  due_at: Timestamp | null
  fault: OrderingColumns['returns.fault']
  finished_at: Timestamp | null
  /** what the buyer has paid for the way back */
  freight: Generated<Numeric>
  freight_by: Generated<OrderingColumns['returns.freight_by']>
  id: Generated<Int8>
  is_taken: Generated<boolean>
  keywords: string
  kind: OrderingColumns['returns.kind']
  no: Generated<string>
  note: string
  offer: JsonColumn<OrderingColumns['returns.offer']> | null
  order_id: Int8
  parcel: JsonColumn<OrderingColumns['returns.parcel']> | null
  reason: OrderingColumns['returns.reason']
  /** receipt whose rejected goods go back; null: requested by the buyer */
  receipt_id: Int8 | null
  refunded: Generated<Numeric>
  replacement: JsonColumn<OrderingColumns['returns.replacement']> | null
  requested: Numeric
  /** when its supplier could read it first; null: not yet, or never */
  sent_at: Timestamp | null
  statements: Generated<JsonColumn<OrderingColumns['returns.statements']>>
  status: OrderingColumns['returns.status']
  submitted_at: Timestamp
  supplier_id: Int8
  tenant_id: TenantColumn
  user_id: Int8
  user_name: string
  version: Generated<number>
}

export interface OrderingSupplierFollows {
  followed_at: Timestamp
  supplier_id: Int8
  tenant_id: TenantColumn
  user_id: Int8
}

export interface OrderingTrackingEvents {
  at: Timestamp
  delivery_id: Int8
  place: string
  tenant_id: TenantColumn
  text: string
}

export interface OrderingTrackings {
  asked_at: Timestamp
  delivered_at: Timestamp | null
  delivery_id: Int8
  failures: Generated<number>
  /** when the carrier is queried again; null: never */
  next_at: Timestamp | null
  /** waiting: the carrier does not know the parcel yet; unknown: it was given up */
  status: string
  tenant_id: TenantColumn
}

export interface PaymentsAccruals {
  gross: Numeric
  lines: number
  net: Numeric
  period_id: Int8
  supplier_id: Int8
  supplier_name: string
  tenant_id: TenantColumn
}

export interface PaymentsBatches {
  asked_at: Timestamp | null
  /** sending: the bank was informed, or is being informed; it is asked, never informed again */
  bank_state: Generated<PaymentsColumns['batches.bank_state']>
  channel: Generated<PaymentsColumns['batches.channel']>
  executed_at: Timestamp
  executed_by_name: string
  executor: Int8
  failures: Generated<number>
  /** encrypted */
  file: Buffer
  file_name: string
  id: Generated<Int8>
  no: string
  payments: number
  /** of the file before it was encrypted */
  sha256: string
  status: PaymentsColumns['batches.status']
  submitted_at: Timestamp | null
  tenant_id: TenantColumn
  total: Numeric
  version: Generated<number>
}

export interface PaymentsPayeeAccounts {
  /** encrypted */
  account_no: Buffer
  bank: string
  cnaps: string
  effective_at: Timestamp
  id: Generated<Int8>
  is_active: Generated<boolean>
  last4: string
  name: string
  supplier_id: Int8
  tenant_id: TenantColumn
  version: Generated<number>
}

export interface PaymentsPayeeChanges {
  account_no: Buffer
  approved_at: Timestamp | null
  approved_by_name: Generated<string>
  approved_by_person: Int8 | null
  bank: string
  by_supplier: boolean
  call_note: Generated<string>
  /** contact of the supplier's profile when the change was proposed */
  call_to: string
  called_at: Timestamp | null
  called_by_name: Generated<string>
  called_by_person: Int8 | null
  cnaps: string
  effective_at: Timestamp | null
  id: Generated<Int8>
  last4: string
  name: string
  no: Generated<string>
  note: Generated<string>
  old_account_id: Int8 | null
  reason: Generated<string>
  requested_at: Timestamp
  requested_by: Int8
  requested_by_name: string
  requested_by_person: Int8
  status: PaymentsColumns['payee_changes.status']
  supplier_id: Int8
  supplier_name: string
  tenant_id: TenantColumn
  version: Generated<number>
}

export interface PaymentsPayments {
  amount: Numeric
  bank_ref: string | null
  batch_id: Int8 | null
  /** day of its entry: the payment, or the first day of an open month */
  booked_on: string | null
  failure: Generated<string>
  id: Generated<Int8>
  /** answers of the bank that it does not know the serial */
  not_found: Generated<number>
  paid_on: string | null
  payee_bank: string
  payee_id: Int8
  payee_last4: string
  payee_name: string
  place: number
  request_id: Int8
  /** day of the entry that takes a returned payment back */
  returned_on: string | null
  sent_at: Timestamp
  /** our serial 请求流水号, by which the bank's results are matched */
  serial: string
  status: PaymentsColumns['payments.status']
  tenant_id: TenantColumn
  version: Generated<number>
}

export interface PaymentsPeriods {
  /** 暂估, without tax: received until its end and not invoiced */
  accrued: Numeric
  closed_at: Timestamp
  closed_by: Int8
  closed_by_name: string
  /** SHA-256 of the entries of the month */
  digest: string
  id: Generated<Int8>
  /** with tax: invoices and red invoices accepted in the month */
  invoiced: Numeric
  month: string
  paid: Numeric
  payer_no: string
  payer_title: string
  /** with tax: receipts less what was given back, booked in the month */
  received: Numeric
  tenant_id: TenantColumn
}

export interface PaymentsRequestRows {
  /** settled by this request; negative: of a credit */
  amount: Numeric
  /** of it paid in money, the rest by credits */
  cash: Numeric
  id: Generated<Int8>
  payable_id: Int8
  request_id: Int8
  tenant_id: TenantColumn
}

export interface PaymentsRequests {
  approval_id: Int8 | null
  approved_at: Timestamp | null
  approved_by_names: Generated<string>
  /** people who agreed to it since it was submitted */
  approvers: Generated<ArrayOf<Int8>>
  credit: Numeric
  due_on: string
  executed_by_name: Generated<string>
  executor: Int8 | null
  gross: Numeric
  id: Generated<Int8>
  no: Generated<string>
  payee_bank: Generated<string>
  payee_id: Int8 | null
  payee_last4: Generated<string>
  payee_name: Generated<string>
  payer_no: string
  payer_title: string
  planned_on: string
  prepared_at: Timestamp
  prepared_by: Int8
  prepared_by_name: string
  /** people who drafted or submitted it */
  preparers: ArrayOf<Int8>
  purpose: string
  reason: Generated<string>
  rows: number
  status: PaymentsColumns['requests.status']
  supplier_id: Int8
  supplier_name: string
  tenant_id: TenantColumn
  total: Numeric
  version: Generated<number>
}

export interface PaymentsResultFiles {
  applied: number
  at: Timestamp
  batch_id: Int8
  by_name: string
  foreign_: number
  id: Generated<Int8>
  name: string
  problems: number
  repeated: number
  sha256: string
  tenant_id: TenantColumn
}

export interface PlansConsolidations {
  cycle_id: Int8
  id: Generated<Int8>
  method: PlansColumns['consolidations.method']
  name: string
  sku_id: Int8 | null
  spec: string
  tenant_id: TenantColumn
  unit: string
  version: Generated<number>
}

export interface PlansCycles {
  closes_at: Timestamp
  id: Generated<Int8>
  month: string
  no: string
  note: Generated<string>
  opened_at: Timestamp
  opened_by_name: string
  plans: Generated<number>
  released_at: Timestamp | null
  status: PlansColumns['cycles.status']
  /** number of the supplement to the month; 0: the cycle of the month itself */
  supplement: Generated<number>
  tenant_id: TenantColumn
  version: Generated<number>
}

export interface PlansLines {
  consolidation_id: Int8 | null
  demand_id: Int8 | null
  demand_status: PlansColumns['lines.demand_status'] | null
  id: Generated<Int8>
  line_no: number
  method: PlansColumns['lines.method'] | null
  name: string
  need_date: string | null
  plan_id: Int8
  price: Numeric | null
  quantity: number
  reason: string
  sku_id: Int8 | null
  sourced: Generated<number>
  spec: string
  subject: string
  tenant_id: TenantColumn
  unit: string
}

export interface PlansPlans {
  amount: Generated<Numeric>
  approval_id: Int8 | null
  author_id: Int8
  author_name: string
  cycle_id: Int8
  dept_id: Int8
  dept_name: string
  dept_path: ArrayOf<Int8>
  id: Generated<Int8>
  kinds: Generated<number>
  no: string
  reason: Generated<string>
  status: PlansColumns['plans.status']
  submitted_at: Timestamp | null
  tenant_id: TenantColumn
  updated_at: Timestamp
  version: Generated<number>
}

export interface PlatformDeletions {
  approved_at: Timestamp | null
  approved_by: Int8 | null
  approved_person: Int8 | null
  /** rows that were removed by table, and the head of the audit chain */
  certificate: JsonColumn<PlatformColumns['deletions.certificate']> | null
  done_at: Timestamp | null
  due_at: Timestamp | null
  id: Generated<Int8>
  reason: string
  requested_at: Generated<Timestamp>
  requested_by: Int8
  requested_person: Int8
  status: Generated<PlatformColumns['deletions.status']>
  target_code: string
  target_id: Int8
  target_name: string
  tenant_id: TenantColumn
  version: Generated<number>
}

export interface PlatformExports {
  done_at: Timestamp | null
  expires_at: Timestamp | null
  file_key: string | null
  id: Generated<Int8>
  requested_at: Generated<Timestamp>
  requested_by: Int8
  row_count: Generated<Int8>
  sha256: Generated<string>
  size: Generated<Int8>
  status: Generated<PlatformColumns['exports.status']>
  tenant_id: TenantColumn
  version: Generated<number>
}

export interface ProviderApplications {
  alg: ProviderColumns['applications.alg']
  client_id: string
  created_at: Generated<Timestamp>
  en_name: string
  id: Generated<Int8>
  is_active: Generated<boolean>
  is_own: boolean
  logouts: ArrayOf<string>
  name: string
  redirects: ArrayOf<string>
  scopes: ProviderColumns['applications.scopes']
  secret: Buffer
  secret_at: Generated<Timestamp>
  tenant_id: TenantColumn
  version: Generated<number>
}

export interface ProviderArtefacts {
  content: Buffer
  expires_at: Timestamp
  family: Buffer | null
  kind: string
  sha: Buffer
  tenant_id: TenantColumn
  uid_sha: Buffer | null
  used_at: Timestamp | null
}

export interface ProviderConsents {
  agreed_at: Generated<Timestamp>
  application_id: Int8
  person_id: Int8
  scopes: ProviderColumns['consents.scopes']
  tenant_id: TenantColumn
}

export interface ProviderKeys {
  alg: ProviderColumns['keys.alg']
  key: Buffer
  kid: string
  made_at: Generated<Timestamp>
  replaced_at: Timestamp | null
  tenant_id: TenantColumn
}

export interface RegistrationsRequests {
  attachments: Generated<JsonColumn<RegistrationsColumns['requests.attachments']>>
  contact_name: string
  created_at: Timestamp
  decided_at: Timestamp | null
  dept_id: Int8 | null
  dept_name: string
  handler: Generated<string>
  id: Generated<Int8>
  mobile: string
  name_key: Generated<string>
  parent_name: Generated<string>
  person_id: Int8 | null
  reason: string
  reply: Generated<string>
  request_no: string
  status: Generated<RegistrationsColumns['requests.status']>
  submitted_at: Timestamp
  tenant_id: TenantColumn
  user_code: Generated<string>
  user_id: Int8 | null
  version: Generated<number>
  visitor: Generated<string>
}

export interface RestrictionsApplications {
  apply_mobile: string
  apply_name: string
  apply_reason: string
  attachments: Generated<JsonColumn<RestrictionsColumns['applications.attachments']>>
  created_at: Timestamp
  decided_at: Timestamp | null
  dept_name: string
  handler: Generated<string>
  id: Generated<Int8>
  perm_ids: RestrictionsColumns['applications.perm_ids']
  person_id: Int8
  reply: Generated<string>
  status: Generated<RestrictionsColumns['applications.status']>
  submitted_at: Timestamp | null
  tenant_id: TenantColumn
  user_code: string
  user_id: Int8
  version: Generated<number>
}

export interface RestrictionsRestrictions {
  created_at: Timestamp
  created_by: string
  dept_name: string
  ends_at: Timestamp | null
  id: Generated<Int8>
  lift_reason: Generated<string>
  lifted_at: Timestamp | null
  lifted_by: Generated<string>
  perm_id: RestrictionsColumns['restrictions.perm_id']
  person_id: Int8
  reason: string
  starts_at: Timestamp
  status: Generated<RestrictionsColumns['restrictions.status']>
  tenant_id: TenantColumn
  user_code: string
  user_name: string
  version: Generated<number>
}

export interface ScimUsers {
  created_at: Generated<Timestamp>
  external_id: Generated<string>
  id: Int8
  removed_at: Timestamp | null
  tenant_id: TenantColumn
}

export interface SettlementBalances {
  form_gross: Generated<Numeric>
  /** in a red letter whose invoice is not here yet; 0 but for what was given back */
  form_pieces: Generated<number>
  gross: Numeric
  /** settlement line */
  id: Int8
  invoiced_gross: Generated<Numeric>
  invoiced_pieces: Generated<number>
  offset_gross: Generated<Numeric>
  /** returned before it was invoiced, or the return that this settles */
  offset_pieces: Generated<number>
  /** difference beyond the tolerance that somebody accepted */
  overridden: Generated<Numeric>
  payer_no: string
  pieces: number
  /** null: opened for a red letter before a statement has the line */
  statement_id: Int8 | null
  /** order line; the order for its freight */
  subject_id: Int8
  supplier_id: Int8
  tenant_id: TenantColumn
  tolerated: Generated<Numeric>
}

export interface SettlementDisputes {
  answer: Generated<string>
  answered_at: Timestamp | null
  answered_by_name: Generated<string>
  by_name: string
  id: Generated<Int8>
  kind: SettlementColumns['disputes.kind']
  line_id: Int8
  requested: Numeric
  requested_at: Timestamp
  statement_id: Int8
  status: SettlementColumns['disputes.status']
  tenant_id: TenantColumn
  text: string
}

export interface SettlementExceptions {
  facts: Generated<JsonColumn<unknown>>
  id: Generated<Int8>
  invoice_id: Int8
  kind: SettlementColumns['exceptions.kind']
  match_id: Int8
  opened_at: Timestamp
  reason: Generated<string>
  resolution: string | null
  resolved_at: Timestamp | null
  resolved_by_name: Generated<string>
  tenant_id: TenantColumn
}

export interface SettlementLines {
  booked_on: string
  dept_name: string
  gross: Numeric
  id: Generated<Int8>
  kind: SettlementColumns['lines.kind']
  name: string
  net: Numeric
  order_id: Int8
  order_line_id: Int8 | null
  order_no: string
  payer_no: string
  payer_title: string
  price: Numeric | null
  quantity: number
  /** tax rate in percent; null: none is known, as for freight */
  rate: Numeric | null
  /** receipt, return or dispute; the order for freight */
  source_id: Int8
  source_no: string
  spec: string
  statement_id: Int8 | null
  supplier_id: Int8
  supplier_name: string
  tax: Numeric
  tax_code: string
  tenant_id: TenantColumn
  unit: string
}

export interface SettlementMatchRows {
  /** of the settlement line */
  expected: Numeric
  /** of the invoice */
  gross: Numeric
  /** null: matched by totals */
  invoice_line_no: number | null
  line_id: Int8 | null
  match_id: Int8
  outcome: SettlementColumns['match_rows.outcome']
  pieces: number
  row_no: number
  tenant_id: TenantColumn
  tolerated: Generated<Numeric>
}

export interface SettlementMatches {
  at: Timestamp
  difference: Numeric
  expected: Numeric
  id: Generated<Int8>
  invoice_id: Int8
  method: SettlementColumns['matches.method']
  overridden_by_name: Generated<string>
  statement_nos: Generated<ArrayOf<string>>
  status: SettlementColumns['matches.status']
  tenant_id: TenantColumn
  /** largest difference that was allowed, in yuan */
  tolerance: Numeric
}

export interface SettlementPayables {
  accepted_on: string
  /** day of its entry: the acceptance, or the first day of an open month */
  booked_on: Generated<string>
  created_at: Timestamp
  deducted: Generated<Numeric>
  delivered_on: string | null
  discount_pct: Generated<Numeric>
  /** last day of the discount; null: there is none, or it was taken */
  discount_until: string | null
  due_on: string
  /** with tax; negative: credit of a red invoice */
  gross: Numeric
  held_by_name: Generated<string>
  hold_reason: Generated<string>
  holds: Generated<SettlementColumns['payables.holds']>
  id: Generated<Int8>
  invoice_id: Int8 | null
  /** number of the invoice or of the prepayment */
  invoice_no: string
  /** prepayment: to be paid before the invoice; prepaid: the credit of a paid one */
  kind: Generated<SettlementColumns['payables.kind']>
  /** settled by credits of red invoices; of a credit: what of it was used */
  offset_amount: Generated<Numeric>
  order_id: Int8 | null
  order_no: Generated<string>
  paid: Generated<Numeric>
  /** tax number of the company that pays */
  payer_no: string
  payer_title: string
  prepayment_id: Int8 | null
  reason: Generated<string>
  /** in payment requests that are not paid yet */
  reserved: Generated<Numeric>
  /** neither settled nor reserved */
  rest: Generated<Numeric>
  /** withheld of an invoice, which is in its retentions; it never changes */
  retained: Generated<Numeric>
  /** payable of the invoice of which a retention was withheld */
  retention_of: Int8 | null
  settled_at: Timestamp | null
  /** last day for a small or medium enterprise: 60 days after the delivery */
  sme_due_on: string | null
  status: Generated<SettlementColumns['payables.status']>
  supplier_id: Int8
  supplier_name: string
  tenant_id: TenantColumn
  version: Generated<number>
}

export interface SettlementRedFormRows {
  form_id: Int8
  gross: Numeric
  /** what was given back; null: a line of the invoice, which is reversed as a whole */
  line_id: Int8 | null
  name: string
  net: Numeric
  pieces: number
  rate: Numeric | null
  row_no: number
  spec: string
  tax: Numeric
  tax_code: string
  tenant_id: TenantColumn
  unit: string
}

export interface SettlementRedForms {
  asked_at: Timestamp | null
  blue_id: Int8
  blue_number: string
  /** state as the tax bureau names it */
  bureau_state: Generated<string>
  decided_at: Timestamp | null
  decided_by_name: Generated<string>
  expires_at: Timestamp | null
  failures: Generated<number>
  /** 红字信息确认单编号 of the tax bureau */
  form_no: Generated<string>
  gross: Numeric
  id: Generated<Int8>
  net: Numeric
  no: Generated<string>
  note: Generated<string>
  owner_id: Int8
  payer_no: string
  payer_title: string
  /** what the tax bureau is to be informed; empty: nothing */
  pending: Generated<SettlementColumns['red_forms.pending']>
  reason_code: SettlementColumns['red_forms.reason_code']
  red_id: Int8 | null
  red_number: Generated<string>
  reminded_at: Timestamp | null
  started_at: Timestamp
  started_by: SettlementColumns['red_forms.started_by']
  started_by_name: string
  state_since: Timestamp
  status: SettlementColumns['red_forms.status']
  supplier_id: Int8
  supplier_name: string
  tax: Numeric
  tenant_id: TenantColumn
  version: Generated<number>
}

export interface SettlementRetentionMoves {
  amount: Numeric
  at: Timestamp
  /** day of its entry, or the first day of an open month */
  booked_on: string
  by_name: string
  confirmed_by_name: Generated<string>
  documents: Generated<JsonColumn<SettlementColumns['retention_moves.documents']>>
  id: Generated<Int8>
  kind: SettlementColumns['retention_moves.kind']
  payer_no: string
  reason: Generated<string>
  retention_id: Int8
  tenant_id: TenantColumn
}

export interface SettlementRetentions {
  amount: Numeric | null
  days: number
  documents: Generated<JsonColumn<SettlementColumns['retentions.documents']>>
  /** payable of the retention */
  id: Int8
  outcome: SettlementColumns['retentions.outcome'] | null
  /** who approved the invoice and is reminded */
  owner_id: Int8
  percent: Numeric
  /** why it is proposed; the reason of what was confirmed is beside it */
  proposal: Generated<string>
  proposal_documents: Generated<JsonColumn<SettlementColumns['retentions.proposal_documents']>>
  proposed_at: Timestamp | null
  proposed_by_name: Generated<string>
  /** who does not confirm what was proposed */
  proposed_by_person: Int8 | null
  reason: Generated<string>
  received_on: string
  settled_at: Timestamp | null
  settled_by_name: Generated<string>
  status: Generated<SettlementColumns['retentions.status']>
  tenant_id: TenantColumn
  version: Generated<number>
  /** smallest number of days before the day that was told; -1: it has passed */
  warned_days: number | null
}

export interface SettlementStatements {
  confirmed_at: Timestamp | null
  confirmed_by_name: Generated<string>
  created_at: Timestamp
  /** SHA-256 of the confirmed lines */
  digest: string | null
  from_on: string
  gross: Generated<Numeric>
  id: Generated<Int8>
  lines: Generated<number>
  month: string
  net: Generated<Numeric>
  no: Generated<string>
  owner_id: Int8
  owner_name: string
  /** tax number of the company that pays */
  payer_no: string
  payer_title: string
  reason: Generated<string>
  sent_at: Timestamp | null
  status: SettlementColumns['statements.status']
  supplier_id: Int8
  supplier_name: string
  tax: Generated<Numeric>
  tenant_id: TenantColumn
  to_on: string
  version: Generated<number>
}

export interface SettlementSupplierHolds {
  kind: SettlementColumns['supplier_holds.kind']
  since: Timestamp
  supplier_id: Int8
  tenant_id: TenantColumn
}

export interface SettlementTerms {
  /** from the acceptance of an invoice; null: those of the tenant */
  days: number | null
  discount_days: Generated<number>
  discount_pct: Generated<Numeric>
  /** supplier */
  id: Int8
  /** small or medium enterprise 中小企业 */
  is_sme: Generated<boolean>
  set_at: Timestamp
  set_by_name: string
  tenant_id: TenantColumn
  version: Generated<number>
}

export interface SignalsCases {
  created_at: Timestamp
  decided_at: Timestamp | null
  /** figures of the latest finding */
  evidence: JsonColumn<SignalsColumns['cases.evidence']>
  findings: Generated<number>
  found_at: Timestamp
  handler: Generated<string>
  handler_id: Int8 | null
  id: Generated<Int8>
  order_ids: Generated<ArrayOf<Int8>>
  project_ids: Generated<ArrayOf<Int8>>
  reply: Generated<string>
  rule: SignalsColumns['cases.rule']
  rule_version: number
  severity: SignalsColumns['cases.severity']
  status: Generated<SignalsColumns['cases.status']>
  subject: string
  /** what it is about: kind and ids */
  subject_key: string
  supplier_ids: Generated<ArrayOf<Int8>>
  tenant_id: TenantColumn
  version: Generated<number>
  window_key: Generated<string>
}

export interface SignalsExemptions {
  case_id: Int8
  created_at: Timestamp
  decided_at: Timestamp | null
  decider: Generated<string>
  decider_id: Int8 | null
  decider_person_id: Int8 | null
  id: Generated<Int8>
  person_id: Int8
  proposer: string
  proposer_id: Int8
  reason: string
  rule: SignalsColumns['exemptions.rule']
  status: Generated<SignalsColumns['exemptions.status']>
  subject: string
  subject_key: string
  tenant_id: TenantColumn
  until: string
  version: Generated<number>
}

export interface SignalsFindings {
  case_id: Int8 | null
  /** of severity and inputs: the same facts are one finding, whatever the thresholds */
  digest: string
  evidence: JsonColumn<SignalsColumns['findings.evidence']>
  /** found while an exemption was in force: no case */
  exemption_id: Int8 | null
  found_at: Timestamp
  id: Generated<Int8>
  inputs: JsonColumn<SignalsColumns['findings.inputs']>
  rule: SignalsColumns['findings.rule']
  rule_version: number
  settings: JsonColumn<SignalsColumns['findings.settings']>
  severity: SignalsColumns['findings.severity']
  subject_key: string
  tenant_id: TenantColumn
  window_key: string
}

export interface SignalsInvolved {
  case_id: Int8 | null
  person_id: Int8 | null
  tenant_id: Int8 | null
}

export interface SourcingAgencies {
  contact_mail: Generated<string>
  contact_name: Generated<string>
  contact_tel: Generated<string>
  created_at: Generated<Timestamp>
  credit_code: string
  disabled: Generated<boolean>
  id: Generated<Int8>
  name: string
  tenant_id: TenantColumn
  version: Generated<number>
}

export interface SourcingAgencyAppointments {
  agency_id: Int8
  agency_name: string
  appointed_at: Generated<Timestamp>
  appointed_by: Int8
  appointed_name: string
  end_reason: Generated<string>
  ended_at: Timestamp | null
  ended_name: Generated<string>
  id: Generated<Int8>
  note: Generated<string>
  project_id: Int8
  scope: ArrayOf<string>
  tenant_id: TenantColumn
}

export interface SourcingAgencyPeople {
  agency_id: Int8
  tenant_id: TenantColumn
  user_id: Int8
}

export interface SourcingAuctionBidders {
  addition: Generated<Numeric>
  base: JsonColumn<SourcingColumns['auction_bidders.base']>
  delivery_days: number
  factor: Generated<Numeric>
  joined_at: Timestamp
  joined_name: string
  no: number
  opening: Numeric | null
  openings: JsonColumn<SourcingColumns['auction_bidders.openings']> | null
  project_id: Int8
  subject: Buffer
  supplier_id: Int8
  tenant_id: TenantColumn
  valid_until: string
}

export interface SourcingAuctionEntries {
  actor_id: Int8
  actor_name: string
  amount: Numeric | null
  at: Timestamp
  commitment: Buffer | null
  hash: Buffer
  idem_key: string | null
  kind: SourcingColumns['auction_entries.kind']
  lot: number | null
  no: number | null
  note: string
  prev: Buffer
  project_id: Int8
  ref: Int8 | null
  salt: Buffer | null
  seq: number
  tenant_id: TenantColumn
  until: Timestamp | null
}

export interface SourcingAuctionLimits {
  locked: Buffer
  project_id: Int8
  seq: number
  tenant_id: TenantColumn
}

export interface SourcingAuctionRefusals {
  amount: string
  at: Timestamp
  id: Generated<Int8>
  lot: number | null
  no: number
  project_id: Int8
  reason: string
  seq: number
  tenant_id: TenantColumn
}

export interface SourcingAuctionTemplates {
  id: Generated<Int8>
  name: string
  rule: JsonColumn<SourcingColumns['auction_templates.rule']>
  saved_at: Timestamp
  saved_by: string
  tenant_id: TenantColumn
}

export interface SourcingAuctions {
  begin_at: Timestamp
  bids: Generated<number>
  due_at: Timestamp | null
  end_at: Timestamp
  extensions: Generated<number>
  head: Buffer | null
  last_at: Timestamp | null
  phase: Generated<SourcingColumns['auctions.phase']>
  project_id: Int8
  pulse_at: Timestamp | null
  rule: JsonColumn<SourcingColumns['auctions.rule']>
  seq: Generated<number>
  suite: SourcingColumns['auctions.suite']
  tenant_id: TenantColumn
  until: Timestamp | null
}

export interface SourcingAwardLines {
  amount: Numeric
  award_id: Int8
  item_id: Int8
  line_no: number
  price: Numeric
  quantity: Numeric
  quote_id: Int8
  supplier_id: Int8
  tax_rate: Numeric
  tenant_id: TenantColumn
}

export interface SourcingAwardSuppliers {
  award_id: Int8
  awarded: Numeric
  is_winner: boolean
  offered: Numeric
  quote_id: Int8
  rank: number | null
  supplier_id: Int8
  supplier_name: string
  tenant_id: TenantColumn
}

export interface SourcingAwards {
  decided_at: Timestamp | null
  handed_on_at: Timestamp | null
  id: Generated<Int8>
  note: string
  opinion: Generated<string>
  project_id: Int8
  proposed_at: Timestamp
  proposed_by: Int8
  proposed_name: string
  published_at: Timestamp | null
  reasons: JsonColumn<SourcingColumns['awards.reasons']>
  /** numbers of the agreements whose prices for the awarded goods end */
  replaces: Generated<ArrayOf<string>>
  round: number
  sheet: JsonColumn<SourcingColumns['awards.sheet']>
  status: SourcingColumns['awards.status']
  tenant_id: TenantColumn
  total: Numeric
  version: Generated<number>
}

export interface SourcingChangeNotices {
  at: Generated<Timestamp>
  changes: JsonColumn<SourcingColumns['change_notices.changes']>
  no: number
  project_id: Int8
  tenant_id: TenantColumn
  title: string
  user_id: Int8
}

export interface SourcingClarifications {
  answer: Generated<string>
  answer_attachments: Generated<JsonColumn<SourcingColumns['clarifications.answer_attachments']>>
  answer_files: Generated<JsonColumn<SourcingColumns['clarifications.answer_files']>>
  answer_hash: string | null
  answered_at: Timestamp | null
  answered_name: Generated<string>
  asked_at: Timestamp
  asked_by: Int8
  asked_name: string
  attachments: Generated<JsonColumn<SourcingColumns['clarifications.attachments']>>
  due_at: Timestamp
  /** names and SHA-256 of the attachments, as they are hashed */
  files: Generated<JsonColumn<SourcingColumns['clarifications.files']>>
  hash: string
  id: Generated<Int8>
  no: number
  /** hash of the question to this bidder before */
  prev: string
  project_id: Int8
  question: string
  supplier_id: Int8
  supplier_name: string
  tenant_id: TenantColumn
}

export interface SourcingDemands {
  address: string
  budget_price: Numeric | null
  contact_name: string
  contact_tel: string
  created_at: Generated<Timestamp>
  dept_id: Int8
  dept_name: string
  dept_path: ArrayOf<Int8>
  id: Generated<Int8>
  item_id: Int8 | null
  name: string
  need_date: string | null
  project_id: Int8 | null
  quantity: Numeric
  remark: string
  requester_id: Int8
  requester_name: string
  sku_id: Int8 | null
  source_id: Int8 | null
  source_kind: string | null
  spec: string
  status: Generated<SourcingColumns['demands.status']>
  tenant_id: TenantColumn
  unit: string
  updated_at: Generated<Timestamp>
  version: Generated<number>
}

export interface SourcingDeposits {
  amount: Numeric
  confirmed_at: Timestamp | null
  confirmed_name: Generated<string>
  confirmed_person_id: Int8 | null
  id: Generated<Int8>
  paid_on: string
  project_id: Int8
  proofs: Generated<JsonColumn<SourcingColumns['deposits.proofs']>>
  reason: Generated<string>
  receipts: Generated<JsonColumn<SourcingColumns['deposits.receipts']>>
  reported_at: Timestamp
  reported_name: string
  /** who does not confirm the payment */
  reported_person_id: Int8
  settled_at: Timestamp | null
  settled_name: Generated<string>
  settled_on: string | null
  settled_person_id: Int8 | null
  status: SourcingColumns['deposits.status']
  supplier_id: Int8
  supplier_name: string
  tenant_id: TenantColumn
  version: Generated<number>
  warned_days: number | null
  warned_for: string | null
}

export interface SourcingEnrolments {
  attachments: Generated<JsonColumn<SourcingColumns['enrolments.attachments']>>
  contact_name: string
  contact_tel: string
  decided_at: Timestamp | null
  decided_by: Int8 | null
  id: Generated<Int8>
  project_id: Int8
  reason: Generated<string>
  statement: string
  status: SourcingColumns['enrolments.status']
  submitted_at: Generated<Timestamp>
  supplier_id: Int8
  supplier_name: string
  tenant_id: TenantColumn
  user_id: Int8
  version: Generated<number>
}

export interface SourcingExpertDraws {
  candidates: JsonColumn<SourcingColumns['expert_draws.candidates']>
  category_ids: ArrayOf<Int8>
  chosen: Generated<JsonColumn<SourcingColumns['expert_draws.chosen']>>
  chosen_at: Timestamp | null
  chosen_name: Generated<string>
  commitment: string
  contribution: string | null
  dropped: Generated<JsonColumn<SourcingColumns['expert_draws.dropped']>>
  excluded: JsonColumn<SourcingColumns['expert_draws.excluded']>
  id: Generated<Int8>
  no: number
  prepared_at: Generated<Timestamp>
  prepared_name: string
  project_id: Int8
  reason: Generated<string>
  replaced_id: Int8 | null
  replaced_name: Generated<string>
  seats: number
  seed: string
  suite: SourcingColumns['expert_draws.suite']
  tenant_id: TenantColumn
  void_reason: Generated<string>
  voided_at: Timestamp | null
  voided_name: Generated<string>
}

export interface SourcingExperts {
  category_ids: ArrayOf<Int8>
  conflict_supplier_ids: Generated<ArrayOf<Int8>>
  created_at: Generated<Timestamp>
  disabled: Generated<boolean>
  employer: Generated<string>
  id: Generated<Int8>
  tenant_id: TenantColumn
  title: Generated<string>
  user_id: Int8
  version: Generated<number>
}

export interface SourcingFollows {
  at: Generated<Timestamp>
  project_id: Int8
  tenant_id: TenantColumn
  user_id: Int8
}

export interface SourcingInvitations {
  invited_at: Generated<Timestamp>
  project_id: Int8
  supplier_id: Int8
  tenant_id: TenantColumn
}

export interface SourcingItems {
  budget_price: Numeric | null
  id: Generated<Int8>
  line_no: number
  lot: Generated<string>
  name: string
  need_date: string | null
  project_id: Int8
  quantity: Numeric
  remark: string
  sku_id: Int8 | null
  spec: string
  tenant_id: TenantColumn
  unit: string
}

export interface SourcingMailInvitations {
  accepted_at: Timestamp | null
  expires_at: Timestamp
  firm_name: string
  id: Generated<Int8>
  invited_at: Generated<Timestamp>
  invited_name: string
  mail: string
  opened_at: Timestamp | null
  project_id: Int8
  registered_at: Timestamp | null
  sends: Generated<number>
  supplier_id: Int8 | null
  tenant_id: TenantColumn
  user_id: Int8 | null
  version: Generated<number>
  withdrawn_at: Timestamp | null
  withdrawn_name: Generated<string>
}

export interface SourcingNegotiationSuppliers {
  project_id: Int8
  round: number
  supplier_id: Int8
  tenant_id: TenantColumn
}

export interface SourcingNegotiations {
  begun_at: Timestamp
  begun_by: Int8
  begun_name: string
  choice: SourcingColumns['negotiations.choice']
  items: JsonColumn<SourcingColumns['negotiations.items']>
  message: string
  project_id: Int8
  reason: string
  round: number
  target_total: Numeric | null
  tenant_id: TenantColumn
}

export interface SourcingObjections {
  answer: Generated<string>
  answer_attachments: Generated<JsonColumn<SourcingColumns['objections.answer_attachments']>>
  answered_at: Timestamp | null
  attachments: Generated<JsonColumn<SourcingColumns['objections.attachments']>>
  body: string
  decided_at: Timestamp | null
  due_at: Timestamp | null
  id: Generated<Int8>
  is_overdue: Generated<boolean>
  is_published: Generated<boolean>
  project_id: Int8
  reason: Generated<string>
  release_reason: Generated<string>
  status: SourcingColumns['objections.status']
  subject: SourcingColumns['objections.subject']
  submitted_at: Timestamp
  supplier_id: Int8
  supplier_name: string
  tenant_id: TenantColumn
  user_id: Int8
  version: Generated<number>
}

export interface SourcingOpenerKeys {
  created_at: Generated<Timestamp>
  id: Generated<Int8>
  keys: JsonColumn<SourcingColumns['opener_keys.keys']>
  name: string
  person_id: Int8
  revoked_at: Timestamp | null
  tenant_id: TenantColumn
  version: Generated<number>
  wrap: JsonColumn<SourcingColumns['opener_keys.wrap']> | null
}

export interface SourcingOpenerPasskeys {
  created_at: Generated<Timestamp>
  credential: string
  host: string
  id: Generated<Int8>
  key_id: Int8
  name: string
  tenant_id: TenantColumn
  transports: ArrayOf<string>
  wrap: JsonColumn<SourcingColumns['opener_passkeys.wrap']>
}

export interface SourcingProjects {
  agency_scope: Generated<ArrayOf<string>>
  agent_ids: Generated<ArrayOf<Int8>>
  agreement_dept_ids: Generated<ArrayOf<Int8>>
  /** agreement whose parties compete; its prices are the most that is awarded */
  agreement_id: Int8 | null
  agreement_months: Generated<number>
  approval_id: Int8 | null
  attachments: Generated<JsonColumn<SourcingColumns['projects.attachments']>>
  attempt: Generated<number>
  auction_begin_at: Timestamp | null
  auction_end_at: Timestamp | null
  /** step, ties, extension and visibility of a bidding; null before there were any */
  auction_rule: JsonColumn<SourcingColumns['projects.auction_rule']> | null
  audit: Generated<SourcingColumns['projects.audit']>
  award_by: Generated<SourcingColumns['projects.award_by']>
  award_id: Int8 | null
  budget_amount: Numeric | null
  category_ids: Generated<ArrayOf<Int8>>
  change_count: Generated<number>
  contact_name: Generated<string>
  contact_tel: Generated<string>
  created_at: Generated<Timestamp>
  criteria: Generated<JsonColumn<SourcingColumns['projects.criteria']>>
  delivery_address: Generated<string>
  /** null: the project asks for none */
  deposit_amount: Numeric | null
  deposit_due_at: Timestamp | null
  deposit_payee: Generated<string>
  dept_id: Int8
  dept_name: string
  dept_path: ArrayOf<Int8>
  ended_at: Timestamp | null
  ending: SourcingColumns['projects.ending'] | null
  ends_at: Timestamp | null
  enrol_begin_at: Timestamp | null
  enrol_end_at: Timestamp | null
  enrol_requirements: Generated<string>
  enrolled_count: Generated<number>
  evaluation: Generated<SourcingColumns['projects.evaluation']>
  expert_ids: Generated<ArrayOf<Int8>>
  experts_see_prices: Generated<boolean>
  extend_days: Generated<number>
  /** first project of the chain; null: this is the first */
  first_id: Int8 | null
  id: Generated<Int8>
  is_capped: Generated<boolean>
  is_extended: Generated<boolean>
  is_show_price: Generated<SourcingColumns['projects.is_show_price']>
  kind: SourcingColumns['projects.kind']
  min_suppliers: Generated<number>
  most_rounds: Generated<number>
  negotiation_end_at: Timestamp | null
  opener_ids: Generated<ArrayOf<Int8>>
  owner_id: Int8
  owner_name: string
  project_no: string
  publish_at: Timestamp | null
  published_at: Timestamp | null
  purchase_content: Generated<string>
  purchase_form: SourcingColumns['projects.purchase_form']
  question_end_at: Timestamp | null
  quote_begin_at: Timestamp | null
  quote_end_at: Timestamp | null
  quoted_count: Generated<number>
  /** whether a quote must be of all items, also where they are awarded one by one */
  quotes_whole: Generated<boolean>
  reason: Generated<string>
  region: SourcingColumns['projects.region'] | null
  requirements: Generated<string>
  scope: Generated<SourcingColumns['projects.scope']>
  scoring_closed_at: Timestamp | null
  scoring_closed_reason: Generated<string>
  scoring_days: Generated<number>
  seal_k: Generated<number>
  seal_mode: Generated<SourcingColumns['projects.seal_mode']>
  state: Generated<SourcingColumns['projects.state']>
  substitute_ids: Generated<ArrayOf<Int8>>
  supervisor_ids: Generated<ArrayOf<Int8>>
  tenant_id: TenantColumn
  title: string
  updated_at: Generated<Timestamp>
  version: Generated<number>
}

export interface SourcingQuestions {
  answer: Generated<string>
  answered_at: Timestamp | null
  answered_by: Int8 | null
  asked_at: Generated<Timestamp>
  body: string
  id: Generated<Int8>
  project_id: Int8
  supplier_id: Int8
  tenant_id: TenantColumn
  user_id: Int8
}

export interface SourcingQuoteLines {
  amount: Numeric
  brand: string
  item_id: Int8
  lead_days: number
  line_no: number
  price: Numeric
  qty: Numeric
  quote_id: Int8
  remark: string
  tax_rate: Numeric
  tenant_id: TenantColumn
}

export interface SourcingQuotes {
  attachments: Generated<JsonColumn<SourcingColumns['quotes.attachments']>>
  currency: string | null
  delivery_days: number | null
  file_keys: Generated<JsonColumn<SourcingColumns['quotes.file_keys']>>
  freight: Numeric | null
  id: Generated<Int8>
  master: Buffer | null
  project_id: Int8
  remark: string | null
  round: number
  sealed_seq: Generated<number | null>
  seq: number
  status: SourcingColumns['quotes.status']
  submitted_at: Timestamp
  supplier_id: Int8
  tenant_id: TenantColumn
  total: Numeric | null
  valid_until: string | null
  why: string
}

export interface SourcingScoreSheets {
  id: Generated<Int8>
  name: string
  no: number
  project_id: Int8
  reason: Generated<string>
  scores: Generated<JsonColumn<SourcingColumns['score_sheets.scores']>>
  status: Generated<SourcingColumns['score_sheets.status']>
  submissions: Generated<number>
  submitted_at: Timestamp | null
  tenant_id: TenantColumn
  user_id: Int8
  version: Generated<number>
}

export interface SourcingScoreSubmissions {
  at: Timestamp
  no: number
  scores: JsonColumn<SourcingColumns['score_submissions.scores']>
  sheet_id: Int8
  tenant_id: TenantColumn
}

export interface SourcingSealCeremonies {
  begun_at: Generated<Timestamp>
  confirmations: Generated<JsonColumn<SourcingColumns['seal_ceremonies.confirmations']>>
  halves: Generated<JsonColumn<SourcingColumns['seal_ceremonies.halves']>>
  key_record: string | null
  plan: string
  project_id: Int8
  round: number
  signatures: Generated<JsonColumn<SourcingColumns['seal_ceremonies.signatures']>>
  tenant_id: TenantColumn
}

export interface SourcingSealEntries {
  at: Timestamp
  commitment: Buffer | null
  envelope_hash: Buffer | null
  hash: Buffer
  idem_key: string | null
  kind: SourcingColumns['seal_entries.kind']
  prev: Buffer
  project_id: Int8
  ref: number | null
  round: number
  seq: number
  subject: Buffer | null
  supplier_id: Int8 | null
  tenant_id: TenantColumn
}

export interface SourcingSealFailures {
  confirmed_at: Timestamp | null
  confirmer_id: Int8 | null
  confirmer_name: string | null
  project_id: Int8
  proposed_at: Timestamp
  proposer_id: Int8
  proposer_name: string
  reason: string
  round: number
  statement: string | null
  tenant_id: TenantColumn
}

export interface SourcingSealHandOvers {
  encryption: string
  handed_at: Generated<Timestamp>
  opener: string
  project_id: Int8
  round: number
  sig: string
  signing: string
  substitute: string
  tenant_id: TenantColumn
}

export interface SourcingSealOpenings {
  project_id: Int8
  record: string
  round: number
  signatures: Generated<JsonColumn<SourcingColumns['seal_openings.signatures']>>
  tenant_id: TenantColumn
}

export interface SourcingSealRounds {
  head: Buffer
  k: number
  keeper_ticket: string | null
  key_id: Buffer
  key_record: string
  key_signatures: JsonColumn<SourcingColumns['seal_rounds.key_signatures']>
  last_at: Timestamp
  mode: SourcingColumns['seal_rounds.mode']
  n: number
  next_seq: number
  project_id: Int8
  quote_begin_at: Timestamp
  quote_end_at: Timestamp
  round: number
  sealed_bytes: number
  status: Generated<SourcingColumns['seal_rounds.status']>
  suite: SourcingColumns['seal_rounds.suite']
  tenant_id: TenantColumn
  terms: string
}

export interface SourcingSealShares {
  maker: string
  opener: string
  project_id: Int8
  released: Buffer | null
  released_at: Timestamp | null
  round: number
  sealed: Buffer
  tenant_id: TenantColumn
}

export interface SourcingSealedAttachments {
  commitment: Buffer
  ct: Buffer
  envelope_hash: Buffer | null
  header: string
  iv: Buffer
  keys: JsonColumn<SourcingColumns['sealed_attachments.keys']>
  place: number
  project_id: Int8
  supplier_id: Int8
  tenant_id: TenantColumn
  uploaded_at: Generated<Timestamp>
}

export interface SourcingSealedQuotes {
  ct: Buffer
  envelope_hash: Buffer
  header: string
  is_lapsed: Generated<boolean>
  iv: Buffer
  keys: JsonColumn<SourcingColumns['sealed_quotes.keys']>
  must_rewrite: Generated<boolean>
  project_id: Int8
  round: number
  tenant_id: TenantColumn
}

export interface SsoApps {
  address: string
  bare_digest: Generated<boolean>
  code: string
  digest: SsoColumns['apps.digest']
  en_name: Generated<string>
  id: Generated<Int8>
  is_enabled: Generated<boolean>
  kind: SsoColumns['apps.kind']
  name: string
  /** encrypted; bound to the application */
  secret: Buffer | null
  tenant_id: TenantColumn
  version: Generated<number>
}

export interface SsoEntries {
  account_by: SsoColumns['entries.account_by']
  adapter: SsoColumns['entries.adapter']
  app: Generated<string>
  claim: Generated<string>
  en_name: Generated<string>
  entrance: SsoColumns['entries.entrance'] | null
  id: Generated<Int8>
  is_enabled: Generated<boolean>
  last_used_at: Timestamp | null
  name: string
  page: SsoColumns['entries.page']
  /** encrypted; bound to the entry */
  secret: Buffer | null
  settings: JsonColumn<SsoColumns['entries.settings']>
  tenant_id: TenantColumn
  version: Generated<number>
}

export interface SsoSubjects {
  created_at: Generated<Timestamp>
  entry_id: Int8
  id: Generated<Int8>
  issuer: string
  subject: string
  tenant_id: TenantColumn
  user_id: Int8
}

export interface SuppliersCertificates {
  created_at: Timestamp
  files: Generated<JsonColumn<SuppliersColumns['certificates.files']>>
  id: Generated<Int8>
  issuer: Generated<string>
  last_day: string | null
  no: Generated<string>
  /** days left at the last reminder */
  reminded: number | null
  supplier_id: Int8
  tenant_id: TenantColumn
  type: SuppliersColumns['certificates.type']
  version: Generated<number>
}

export interface SuppliersStandings {
  category_id: Int8
  is_conditional: boolean
  qualification_id: Int8
  /** days left at the last reminder */
  reminded: number | null
  supplier_id: Int8
  tenant_id: TenantColumn
  valid_to: string
}

export interface SuppliersSuppliers {
  address: Generated<string>
  blocks: Generated<JsonColumn<SuppliersColumns['suppliers.blocks']>>
  category_ids: Generated<ArrayOf<Int8>>
  code: string
  contact_name: Generated<string>
  contact_tel: Generated<string>
  created_at: Generated<Timestamp>
  credit_code: string
  email: Generated<string>
  id: Generated<Int8>
  legal_person: Generated<string>
  name: string
  region: Generated<string>
  short_name: string
  status: Generated<SuppliersColumns['suppliers.status']>
  tenant_id: TenantColumn
  version: Generated<number>
}

export interface TenancyCalendarDays {
  day: string
  en_name: string
  id: Generated<Int8>
  kind: TenancyColumns['calendar_days.kind']
  name: string
  tenant_id: TenantColumn
  version: Generated<number>
}

export interface TenancyConfigs {
  code: string
  id: Generated<Int8>
  tenant_id: TenantColumn
  val: string
}

export interface TenancyDepartmentConfigs {
  code: string
  dept_id: Int8
  id: Generated<Int8>
  tenant_id: TenantColumn
  val: string
}

export interface TenancyDictionaries {
  code: string
  en_name: string
  id: Generated<Int8>
  name: string
  tenant_id: TenantColumn
  version: Generated<number>
}

export interface TenancyDictionaryItems {
  code: string
  /** department that has the entry, with those below; null: all */
  dept_id: Int8 | null
  dictionary: string
  disabled: Generated<boolean>
  en_name: string
  id: Generated<Int8>
  is_default: Generated<boolean>
  name: string
  place: number
  tenant_id: TenantColumn
  version: Generated<number>
}

export interface TenancyHosts {
  host: string
  tenant_id: Int8
}

export interface TenancyMenuEntries {
  area: TenancyColumns['menu_entries.area']
  declared: Generated<boolean>
  en_name: string | null
  hidden: Generated<boolean>
  /** permId: of a declared entry the declared one */
  id: Generated<Int8>
  new_window: boolean | null
  outside: TenancyColumns['menu_entries.outside'] | null
  params: string | null
  /** pPermId; 0: top level, null: as declared */
  parent_id: Int8 | null
  perm_code: string | null
  perm_name: string | null
  perm_type: TenancyColumns['menu_entries.perm_type'] | null
  place: number | null
  route_name: string | null
  tenant_id: TenantColumn
  /** path without slash; https address if outside is 1, kind of mall if 3; empty: a group or a code */
  url: string | null
  version: Generated<number>
}

export interface TenancyPrintTemplates {
  footer: string
  header: string
  /** columns that are left out, by their codes of the contract */
  hidden: ArrayOf<string>
  id: Generated<Int8>
  kind: string
  notes: string
  show_logo: boolean
  tenant_id: TenantColumn
  version: Generated<number>
}

export interface TenancySequenceCounters {
  code: string
  last: Int8
  period: string
  tenant_id: TenantColumn
}

export interface TenancySequences {
  code: string
  id: Generated<Int8>
  pattern: string
  reset: TenancyColumns['sequences.reset']
  tenant_id: TenantColumn
  version: Generated<number>
}

export interface TenancyTenants {
  account_limit: number | null
  closed_at: Timestamp | null
  code: string
  contact: Generated<string>
  created_at: Generated<Timestamp>
  expires_on: string | null
  id: Generated<Int8>
  kind: Generated<TenancyColumns['tenants.kind']>
  name: string
  /** which modules can be used, by the code of the contract */
  package: Generated<TenancyColumns['tenants.package']>
  /** the customer whose sandbox it is */
  parent_id: Int8 | null
  /** the last reminder of the end of the term, in days before it */
  reminded_days: number | null
  status: Generated<TenancyColumns['tenants.status']>
  storage_limit_mb: number | null
  supplier_limit: number | null
  suspended_reason: Generated<string>
  /** what the tenant itself has counted of its own rows: numbers by name, nothing private */
  usage: Generated<JsonColumn<TenancyColumns['tenants.usage']>>
  usage_at: Timestamp | null
  version: Generated<number>
}

export interface WalletChargeRefunds {
  amount: Numeric
  asked_at: Timestamp | null
  charge_id: Int8
  created_at: Timestamp
  done_at: Timestamp | null
  failures: Generated<number>
  id: Generated<Int8>
  no: Generated<string>
  status: WalletColumns['charge_refunds.status']
  tenant_id: TenantColumn
  version: Generated<number>
}

export interface WalletCharges {
  amount: Numeric
  asked_at: Timestamp | null
  created_at: Timestamp
  id: Generated<Int8>
  no: Generated<string>
  order_id: Int8
  order_no: string
  paid_at: Timestamp | null
  pay_url: Generated<string>
  payer_id: Int8
  payer_name: string
  provider_ref: string | null
  refunded: Generated<Numeric>
  status: WalletColumns['charges.status']
  tenant_id: TenantColumn
  version: Generated<number>
}

export interface WalletEarnedOrders {
  at: Timestamp
  order_id: Int8
  points: number
  tenant_id: TenantColumn
}

export interface WalletPointGrants {
  account: string
  created_at: Timestamp
  dept_name: string
  expires_on: string
  granted_by: Int8
  granted_by_name: string
  id: Generated<Int8>
  points: number
  reason: string
  tenant_id: TenantColumn
  user_id: Int8
  user_name: string
}

export interface WalletPointRules {
  /** orders received later earn points */
  active_since: Timestamp
  created_at: Timestamp
  disabled: Generated<boolean>
  id: Generated<Int8>
  most_per_order: number
  name: string
  points_per_yuan: number
  tenant_id: TenantColumn
  valid_months: number
  version: Generated<number>
}

export interface WalletTopUps {
  amount: Numeric
  bank_ref: Generated<string>
  created_at: Timestamp
  dept_id: Int8
  dept_name: string
  ended_at: Timestamp | null
  ended_by_name: Generated<string>
  id: Generated<Int8>
  no: Generated<string>
  note: Generated<string>
  payer_account: string
  payer_bank: string
  payer_name: string
  person_id: Int8
  reason: Generated<string>
  requester_id: Int8
  requester_name: string
  status: WalletColumns['top_ups.status']
  tenant_id: TenantColumn
  version: Generated<number>
  wallet_id: Int8
}

export interface WalletWithdrawals {
  amount: Numeric
  approval_id: Int8 | null
  bank_ref: Generated<string>
  created_at: Timestamp
  dept_id: Int8
  dept_name: string
  ended_at: Timestamp | null
  ended_by_name: Generated<string>
  id: Generated<Int8>
  no: Generated<string>
  note: string
  payee_account: string
  payee_bank: string
  payee_name: string
  person_id: Int8
  reason: Generated<string>
  requester_id: Int8
  requester_name: string
  status: WalletColumns['withdrawals.status']
  tenant_id: TenantColumn
  /** top-up whose payer gets the money back */
  top_up_id: Int8
  version: Generated<number>
  wallet_id: Int8
}

export interface WarehouseBalances {
  batch_id: Int8
  held: Generated<Numeric>
  is_outside: boolean
  item_id: Int8
  /** position in the ledger up to which it is added up */
  last_move: Int8 | null
  on_hand: Generated<Numeric>
  place_id: Int8
  tenant_id: TenantColumn
  warehouse_id: Int8
}

export interface WarehouseBatches {
  batch_no: string
  created_at: Timestamp
  expires_on: string | null
  id: Generated<Int8>
  is_quarantined: Generated<boolean>
  item_id: Int8
  order_line_id: Int8 | null
  /** budget that its order was paid from; null: none */
  payer_id: Int8 | null
  produced_on: string | null
  supplier_id: Int8 | null
  supplier_name: Generated<string>
  tenant_id: TenantColumn
  /** without tax, a stock unit */
  unit_cost: Generated<Numeric>
  /** with tax, a stock unit: what a budget has paid */
  unit_price: Generated<Numeric>
  version: Generated<number>
}

export interface WarehouseCharges {
  /** with tax; negative: given back */
  amount: Numeric
  at: Generated<Timestamp>
  batch_id: Int8
  cause: string
  document_id: Int8
  id: Generated<Int8>
  /** budget that had paid for the batch, and gets it back */
  payer_id: Int8 | null
  pick_id: Int8
  quantity: Numeric
  tenant_id: TenantColumn
}

export interface WarehouseCountRows {
  /** that position: later moves are no part of the difference */
  at_move: Int8 | null
  batch_id: Int8
  counted: Numeric | null
  counted_at: Timestamp | null
  counted_by: Int8 | null
  counted_by_name: Generated<string>
  document_id: Int8
  /** balance at the position of the ledger at which it was counted */
  expected: Numeric | null
  id: Generated<Int8>
  place_id: Int8
  rounds: Generated<number>
  tenant_id: TenantColumn
}

export interface WarehouseDocuments {
  /** budget that an issue is charged to */
  account_id: Int8 | null
  /** of an issue: what the budget of the department is charged; never shown to keepers */
  amount: Generated<Numeric>
  approval_id: Int8 | null
  created_at: Timestamp
  dept_id: Int8 | null
  dept_name: Generated<string>
  dept_path: Generated<ArrayOf<Int8>>
  finished_at: Timestamp | null
  id: Generated<Int8>
  kind: WarehouseColumns['documents.kind']
  kinds: Generated<number>
  no: string
  note: Generated<string>
  order_id: Int8 | null
  order_no: Generated<string>
  reason: Generated<string>
  requester_id: Int8
  requester_name: string
  requester_person: Int8
  source_id: Int8 | null
  source_kind: string | null
  source_no: Generated<string>
  status: WarehouseColumns['documents.status']
  supplier_id: Int8 | null
  supplier_name: Generated<string>
  tenant_id: TenantColumn
  title: Generated<string>
  to_warehouse_id: Int8 | null
  version: Generated<number>
  warehouse_id: Int8
}

export interface WarehouseItemCodes {
  code: string
  item_id: Int8
  tenant_id: TenantColumn
}

export interface WarehouseItems {
  disabled: Generated<boolean>
  id: Generated<Int8>
  /** its keeper names the batch of what is put away; otherwise batches are numbered */
  is_tracked: Generated<boolean>
  name: string
  no: Generated<string>
  /** stock units in one ordered piece */
  order_factor: Generated<Numeric>
  picture: Generated<string>
  /** days from production to expiry; 0: it does not expire */
  shelf_days: Generated<number>
  sku_id: Int8 | null
  spec: Generated<string>
  tenant_id: TenantColumn
  unit: string
  version: Generated<number>
}

export interface WarehouseLines {
  /** batch of goods that come back; null: named when they are put away */
  batch_id: Int8 | null
  batch_no: Generated<string>
  document_id: Int8
  done: Generated<Numeric>
  expires_on: string | null
  id: Generated<Int8>
  item_id: Int8
  line_no: number
  order_line_id: Int8 | null
  payer_id: Int8 | null
  /** pick whose goods come back */
  pick_id: Int8 | null
  produced_on: string | null
  requested: Numeric
  tenant_id: TenantColumn
  unit_cost: Generated<Numeric>
  unit_price: Generated<Numeric>
}

export interface WarehouseMoves {
  at: Generated<Timestamp>
  batch_id: Int8
  by_id: Int8
  by_name: string
  document_id: Int8
  from_id: Int8
  id: Generated<Int8>
  item_id: Int8
  kind: WarehouseColumns['moves.kind']
  line_id: Int8 | null
  quantity: Numeric
  reason: Generated<string>
  reverses: Int8 | null
  tenant_id: TenantColumn
  to_id: Int8
}

export interface WarehousePicks {
  /** of a transfer: put away; of an issue: on its way back, or returned */
  arrived: Generated<Numeric>
  batch_id: Int8
  done: Generated<Numeric>
  id: Generated<Int8>
  line_id: Int8
  place_id: Int8
  quantity: Numeric
  reason: Generated<string>
  tenant_id: TenantColumn
}

export interface WarehousePlaces {
  code: string
  disabled: Generated<boolean>
  id: Generated<Int8>
  is_outside: Generated<boolean>
  kind: WarehouseColumns['places.kind']
  tenant_id: TenantColumn
  version: Generated<number>
  warehouse_id: Int8
}

export interface WarehouseReorders {
  id: Generated<Int8>
  item_id: Int8
  max_qty: Numeric
  min_qty: Numeric
  /** plan that it was proposed for last */
  plan_id: Int8 | null
  tenant_id: TenantColumn
  version: Generated<number>
  warehouse_id: Int8
}

export interface WarehouseWarehouses {
  address: Generated<string>
  code: string
  dept_id: Int8
  disabled: Generated<boolean>
  id: Generated<Int8>
  /** accounts that put away, issue and count here */
  keepers: Generated<ArrayOf<Int8>>
  name: string
  pick: WarehouseColumns['warehouses.pick']
  /** takes in what its department, and those below it, order to any address */
  takes_orders: Generated<boolean>
  tenant_id: TenantColumn
  version: Generated<number>
}

export interface WorkbenchShortcuts {
  menu_ids: Generated<ArrayOf<string>>
  tenant_id: TenantColumn
  user_id: Int8
  version: Generated<number>
}

export interface DB {
  'access_reviews.items': AccessReviewsItems
  'access_reviews.reviews': AccessReviewsReviews
  'administration.legal_entities': AdministrationLegalEntities
  'agreements.agreements': AgreementsAgreements
  'agreements.caps': AgreementsCaps
  'agreements.changes': AgreementsChanges
  'agreements.index_runs': AgreementsIndexRuns
  'agreements.index_values': AgreementsIndexValues
  'agreements.indices': AgreementsIndices
  'agreements.lines': AgreementsLines
  'agreements.parties': AgreementsParties
  'api.accounts': ApiAccounts
  'api.deliveries': ApiDeliveries
  'api.keys': ApiKeys
  'api.webhooks': ApiWebhooks
  'approvals.choices': ApprovalsChoices
  'approvals.comments': ApprovalsComments
  'approvals.delegations': ApprovalsDelegations
  'approvals.instances': ApprovalsInstances
  'approvals.letters': ApprovalsLetters
  'approvals.rules': ApprovalsRules
  'approvals.tasks': ApprovalsTasks
  'catalogue.agreement_caps': CatalogueAgreementCaps
  'catalogue.agreement_prices': CatalogueAgreementPrices
  'catalogue.agreement_uses': CatalogueAgreementUses
  'catalogue.brands': CatalogueBrands
  'catalogue.categories': CatalogueCategories
  'catalogue.category_rules': CatalogueCategoryRules
  'catalogue.changes': CatalogueChanges
  'catalogue.hot_keys': CatalogueHotKeys
  'catalogue.material_codes': CatalogueMaterialCodes
  'catalogue.picture_downloads': CataloguePictureDownloads
  'catalogue.picture_hosts': CataloguePictureHosts
  'catalogue.pictures': CataloguePictures
  'catalogue.positions': CataloguePositions
  'catalogue.price_points': CataloguePricePoints
  'catalogue.products': CatalogueProducts
  'catalogue.reservations': CatalogueReservations
  'catalogue.search_index': CatalogueSearchIndex
  'catalogue.search_synonyms': CatalogueSearchSynonyms
  'catalogue.search_terms': CatalogueSearchTerms
  'catalogue.searches': CatalogueSearches
  'catalogue.shelf': CatalogueShelf
  'catalogue.shelf_versions': CatalogueShelfVersions
  'catalogue.skus': CatalogueSkus
  'catalogue.stock': CatalogueStock
  'catalogue.stock_moves': CatalogueStockMoves
  'catalogue.supplier_catalogues': CatalogueSupplierCatalogues
  'catalogue.turn_shares': CatalogueTurnShares
  'catalogue.turns': CatalogueTurns
  'catalogue.zone_goods': CatalogueZoneGoods
  'catalogue.zone_versions': CatalogueZoneVersions
  'catalogue.zones': CatalogueZones
  'certificates.authorities': CertificatesAuthorities
  'certificates.certificates': CertificatesCertificates
  'contracts.changes': ContractsChanges
  'contracts.contracts': ContractsContracts
  'contracts.deposits': ContractsDeposits
  'contracts.documents': ContractsDocuments
  'contracts.editions': ContractsEditions
  'contracts.seals': ContractsSeals
  'contracts.signatures': ContractsSignatures
  'contracts.stages': ContractsStages
  'contracts.templates': ContractsTemplates
  'feedbacks.feedbacks': FeedbacksFeedbacks
  'files.files': FilesFiles
  'files.upload_days': FilesUploadDays
  'groups.offers': GroupsOffers
  'home.pages': HomePages
  'home.pictures': HomePictures
  'home.versions': HomeVersions
  'identity.departments': IdentityDepartments
  'identity.logins': IdentityLogins
  'identity.people': IdentityPeople
  'identity.positions': IdentityPositions
  'identity.roles': IdentityRoles
  'identity.sessions': IdentitySessions
  'identity.user_roles': IdentityUserRoles
  'identity.users': IdentityUsers
  'imports.checks': ImportsChecks
  'imports.errors': ImportsErrors
  'imports.imports': ImportsImports
  'imports.pictures': ImportsPictures
  'insight.approval_source': InsightApprovalSource
  'insight.approvals': InsightApprovals
  'insight.cube': InsightCube
  'insight.cube_supplier': InsightCubeSupplier
  'insight.cycle_source': InsightCycleSource
  'insight.cycles': InsightCycles
  'insight.project_source': InsightProjectSource
  'insight.projects': InsightProjects
  'insight.quote_source': InsightQuoteSource
  'insight.quotes': InsightQuotes
  'insight.spend': InsightSpend
  'insight.spend_source': InsightSpendSource
  'insight.views': InsightViews
  'insight.wall_links': InsightWallLinks
  'invoices.checks': InvoicesChecks
  'invoices.files': InvoicesFiles
  'invoices.invoices': InvoicesInvoices
  'invoices.lines': InvoicesLines
  'invoices.proposals': InvoicesProposals
  'invoices.verifications': InvoicesVerifications
  'kit.audit': KitAudit
  'kit.calls': KitCalls
  'kit.chain_progress': KitChainProgress
  'kit.chains': KitChains
  'kit.consumer_offsets': KitConsumerOffsets
  'kit.consumers': KitConsumers
  'kit.events': KitEvents
  'kit.exports': KitExports
  'kit.idempotency': KitIdempotency
  'kit.interrupted_jobs': KitInterruptedJobs
  'kit.job_runs': KitJobRuns
  'kit.outbox': KitOutbox
  'kit.rate_limits': KitRateLimits
  'kit.schedules': KitSchedules
  'kit.secrets': KitSecrets
  'kit.tickets': KitTickets
  'kit.workers': KitWorkers
  'ledger.accounts': LedgerAccounts
  'ledger.budget_changes': LedgerBudgetChanges
  'ledger.entries': LedgerEntries
  'ledger.holds': LedgerHolds
  'ledger.lot_uses': LedgerLotUses
  'ledger.lots': LedgerLots
  'ledger.quota_applications': LedgerQuotaApplications
  'ledger.quota_bills': LedgerQuotaBills
  'ledger.quota_repayments': LedgerQuotaRepayments
  'ledger.refunds': LedgerRefunds
  'ledger.settled': LedgerSettled
  'login.authenticators': LoginAuthenticators
  'login.passkeys': LoginPasskeys
  'login.recovery_codes': LoginRecoveryCodes
  'login.tallies': LoginTallies
  'login.trials': LoginTrials
  'logs.verifications': LogsVerifications
  'notices.article_columns': NoticesArticleColumns
  'notices.articles': NoticesArticles
  'notices.closed_reminders': NoticesClosedReminders
  'notices.editions': NoticesEditions
  'notices.view_counts': NoticesViewCounts
  'notices.views': NoticesViews
  'notifications.deliveries': NotificationsDeliveries
  'notifications.messages': NotificationsMessages
  'notifications.preferences': NotificationsPreferences
  'notifications.profiles': NotificationsProfiles
  'notifications.push_subscriptions': NotificationsPushSubscriptions
  'notifications.templates': NotificationsTemplates
  'onboarding.applications': OnboardingApplications
  'onboarding.dispositions': OnboardingDispositions
  'onboarding.incidents': OnboardingIncidents
  'onboarding.open_qualifications': OnboardingOpenQualifications
  'onboarding.passport_deliveries': OnboardingPassportDeliveries
  'onboarding.passport_editions': OnboardingPassportEditions
  'onboarding.passport_grants': OnboardingPassportGrants
  'onboarding.profile_changes': OnboardingProfileChanges
  'onboarding.qualifications': OnboardingQualifications
  'onboarding.restores': OnboardingRestores
  'onboarding.score_contests': OnboardingScoreContests
  'onboarding.score_facts': OnboardingScoreFacts
  'onboarding.score_schemes': OnboardingScoreSchemes
  'onboarding.scorecards': OnboardingScorecards
  'open_data.counters': OpenDataCounters
  'open_data.editions': OpenDataEditions
  'open_data.feed': OpenDataFeed
  'open_data.problems': OpenDataProblems
  'open_data.profiles': OpenDataProfiles
  'open_data.releases': OpenDataReleases
  'open_data.withdrawals': OpenDataWithdrawals
  'ordering.addresses': OrderingAddresses
  'ordering.bought_together': OrderingBoughtTogether
  'ordering.cap_uses': OrderingCapUses
  'ordering.caps': OrderingCaps
  'ordering.cart_lines': OrderingCartLines
  'ordering.changes': OrderingChanges
  'ordering.comments': OrderingComments
  'ordering.cost_centres': OrderingCostCentres
  'ordering.counted_receipts': OrderingCountedReceipts
  'ordering.deliveries': OrderingDeliveries
  'ordering.delivery_lines': OrderingDeliveryLines
  'ordering.goods_watches': OrderingGoodsWatches
  'ordering.inspection_reminders': OrderingInspectionReminders
  'ordering.invoice_titles': OrderingInvoiceTitles
  'ordering.list_lines': OrderingListLines
  'ordering.lists': OrderingLists
  'ordering.order_lines': OrderingOrderLines
  'ordering.orders': OrderingOrders
  'ordering.purchase_stats': OrderingPurchaseStats
  'ordering.receipt_lines': OrderingReceiptLines
  'ordering.receipts': OrderingReceipts
  'ordering.return_lines': OrderingReturnLines
  'ordering.returns': OrderingReturns
  'ordering.supplier_follows': OrderingSupplierFollows
  'ordering.tracking_events': OrderingTrackingEvents
  'ordering.trackings': OrderingTrackings
  'payments.accruals': PaymentsAccruals
  'payments.batches': PaymentsBatches
  'payments.payee_accounts': PaymentsPayeeAccounts
  'payments.payee_changes': PaymentsPayeeChanges
  'payments.payments': PaymentsPayments
  'payments.periods': PaymentsPeriods
  'payments.request_rows': PaymentsRequestRows
  'payments.requests': PaymentsRequests
  'payments.result_files': PaymentsResultFiles
  'plans.consolidations': PlansConsolidations
  'plans.cycles': PlansCycles
  'plans.lines': PlansLines
  'plans.plans': PlansPlans
  'platform.deletions': PlatformDeletions
  'platform.exports': PlatformExports
  'provider.applications': ProviderApplications
  'provider.artefacts': ProviderArtefacts
  'provider.consents': ProviderConsents
  'provider.keys': ProviderKeys
  'registrations.requests': RegistrationsRequests
  'restrictions.applications': RestrictionsApplications
  'restrictions.restrictions': RestrictionsRestrictions
  'scim.users': ScimUsers
  'settlement.balances': SettlementBalances
  'settlement.disputes': SettlementDisputes
  'settlement.exceptions': SettlementExceptions
  'settlement.lines': SettlementLines
  'settlement.match_rows': SettlementMatchRows
  'settlement.matches': SettlementMatches
  'settlement.payables': SettlementPayables
  'settlement.red_form_rows': SettlementRedFormRows
  'settlement.red_forms': SettlementRedForms
  'settlement.retention_moves': SettlementRetentionMoves
  'settlement.retentions': SettlementRetentions
  'settlement.statements': SettlementStatements
  'settlement.supplier_holds': SettlementSupplierHolds
  'settlement.terms': SettlementTerms
  'signals.cases': SignalsCases
  'signals.exemptions': SignalsExemptions
  'signals.findings': SignalsFindings
  'signals.involved': SignalsInvolved
  'sourcing.agencies': SourcingAgencies
  'sourcing.agency_appointments': SourcingAgencyAppointments
  'sourcing.agency_people': SourcingAgencyPeople
  'sourcing.auction_bidders': SourcingAuctionBidders
  'sourcing.auction_entries': SourcingAuctionEntries
  'sourcing.auction_limits': SourcingAuctionLimits
  'sourcing.auction_refusals': SourcingAuctionRefusals
  'sourcing.auction_templates': SourcingAuctionTemplates
  'sourcing.auctions': SourcingAuctions
  'sourcing.award_lines': SourcingAwardLines
  'sourcing.award_suppliers': SourcingAwardSuppliers
  'sourcing.awards': SourcingAwards
  'sourcing.change_notices': SourcingChangeNotices
  'sourcing.clarifications': SourcingClarifications
  'sourcing.demands': SourcingDemands
  'sourcing.deposits': SourcingDeposits
  'sourcing.enrolments': SourcingEnrolments
  'sourcing.expert_draws': SourcingExpertDraws
  'sourcing.experts': SourcingExperts
  'sourcing.follows': SourcingFollows
  'sourcing.invitations': SourcingInvitations
  'sourcing.items': SourcingItems
  'sourcing.mail_invitations': SourcingMailInvitations
  'sourcing.negotiation_suppliers': SourcingNegotiationSuppliers
  'sourcing.negotiations': SourcingNegotiations
  'sourcing.objections': SourcingObjections
  'sourcing.opener_keys': SourcingOpenerKeys
  'sourcing.opener_passkeys': SourcingOpenerPasskeys
  'sourcing.projects': SourcingProjects
  'sourcing.questions': SourcingQuestions
  'sourcing.quote_lines': SourcingQuoteLines
  'sourcing.quotes': SourcingQuotes
  'sourcing.score_sheets': SourcingScoreSheets
  'sourcing.score_submissions': SourcingScoreSubmissions
  'sourcing.seal_ceremonies': SourcingSealCeremonies
  'sourcing.seal_entries': SourcingSealEntries
  'sourcing.seal_failures': SourcingSealFailures
  'sourcing.seal_hand_overs': SourcingSealHandOvers
  'sourcing.seal_openings': SourcingSealOpenings
  'sourcing.seal_rounds': SourcingSealRounds
  'sourcing.seal_shares': SourcingSealShares
  'sourcing.sealed_attachments': SourcingSealedAttachments
  'sourcing.sealed_quotes': SourcingSealedQuotes
  'sso.apps': SsoApps
  'sso.entries': SsoEntries
  'sso.subjects': SsoSubjects
  'suppliers.certificates': SuppliersCertificates
  'suppliers.standings': SuppliersStandings
  'suppliers.suppliers': SuppliersSuppliers
  'tenancy.calendar_days': TenancyCalendarDays
  'tenancy.configs': TenancyConfigs
  'tenancy.department_configs': TenancyDepartmentConfigs
  'tenancy.dictionaries': TenancyDictionaries
  'tenancy.dictionary_items': TenancyDictionaryItems
  'tenancy.hosts': TenancyHosts
  'tenancy.menu_entries': TenancyMenuEntries
  'tenancy.print_templates': TenancyPrintTemplates
  'tenancy.sequence_counters': TenancySequenceCounters
  'tenancy.sequences': TenancySequences
  'tenancy.tenants': TenancyTenants
  'wallet.charge_refunds': WalletChargeRefunds
  'wallet.charges': WalletCharges
  'wallet.earned_orders': WalletEarnedOrders
  'wallet.point_grants': WalletPointGrants
  'wallet.point_rules': WalletPointRules
  'wallet.top_ups': WalletTopUps
  'wallet.withdrawals': WalletWithdrawals
  'warehouse.balances': WarehouseBalances
  'warehouse.batches': WarehouseBatches
  'warehouse.charges': WarehouseCharges
  'warehouse.count_rows': WarehouseCountRows
  'warehouse.documents': WarehouseDocuments
  'warehouse.item_codes': WarehouseItemCodes
  'warehouse.items': WarehouseItems
  'warehouse.lines': WarehouseLines
  'warehouse.moves': WarehouseMoves
  'warehouse.picks': WarehousePicks
  'warehouse.places': WarehousePlaces
  'warehouse.reorders': WarehouseReorders
  'warehouse.warehouses': WarehouseWarehouses
  'workbench.shortcuts': WorkbenchShortcuts
}
