// Written by `npm run db:types` from the migrated database; not edited by hand.
import type { ColumnType } from 'kysely'
import type { Columns as ApprovalsColumns } from '#modules/approvals/columns.ts'
import type { Columns as CatalogueColumns } from '#modules/catalogue/columns.ts'
import type { Columns as FeedbacksColumns } from '#modules/feedbacks/columns.ts'
import type { Columns as HomeColumns } from '#modules/home/columns.ts'
import type { Columns as IdentityColumns } from '#modules/identity/columns.ts'
import type { Columns as ImportsColumns } from '#modules/imports/columns.ts'
import type { Columns as KitColumns } from './columns.ts'
import type { Columns as LedgerColumns } from '#modules/ledger/columns.ts'
import type { Columns as NoticesColumns } from '#modules/notices/columns.ts'
import type { Columns as NotificationsColumns } from '#modules/notifications/columns.ts'
import type { Columns as OrderingColumns } from '#modules/ordering/columns.ts'
import type { Columns as ProviderColumns } from '#modules/provider/columns.ts'
import type { Columns as RegistrationsColumns } from '#modules/registrations/columns.ts'
import type { Columns as RestrictionsColumns } from '#modules/restrictions/columns.ts'
import type { Columns as SourcingColumns } from '#modules/sourcing/columns.ts'
import type { Columns as SsoColumns } from '#modules/sso/columns.ts'
import type { Columns as SuppliersColumns } from '#modules/suppliers/columns.ts'

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

export interface ApprovalsInstances {
  amount: Numeric
  /** what the award of a project says; null where another document is approved */
  award: JsonColumn<ApprovalsColumns['instances.award']> | null
  /** the steps as they were when the document was submitted, with the reason for each */
  chain: JsonColumn<ApprovalsColumns['instances.chain']>
  dept_id: Int8
  doc_no: string
  /** what was submitted; a decision must name it */
  doc_version: string
  ended_at: Timestamp | null
  entity: ApprovalsColumns['instances.entity']
  entity_id: Int8
  id: Generated<Int8>
  reason: Generated<string>
  requester_id: Int8
  started_at: Generated<Timestamp>
  status: Generated<ApprovalsColumns['instances.status']>
  step: Generated<number>
  tenant_id: TenantColumn
  title: string
}

export interface ApprovalsRules {
  amount_from: Numeric | null
  /** the first amount that the rule is not for */
  amount_to: Numeric | null
  category_id: Int8 | null
  dept_id: Int8 | null
  en_name: string
  enabled: Generated<boolean>
  entity: ApprovalsColumns['rules.entity']
  id: Generated<Int8>
  name: string
  /** the steps in order: name, enName, mode, source, roleCode, userIds */
  nodes: JsonColumn<ApprovalsColumns['rules.nodes']>
  order_type: string | null
  priority: number
  supplier_id: Int8 | null
  tenant_id: TenantColumn
  updated_at: Generated<Timestamp>
  version: Generated<number>
}

export interface ApprovalsTasks {
  approver_id: Int8
  decided_at: Timestamp | null
  instance_id: Int8
  opened_at: Timestamp | null
  opinion: Generated<string>
  status: ApprovalsColumns['tasks.status']
  step: number
  tenant_id: TenantColumn
}

export interface CatalogueAgreementPrices {
  agreement_no: string
  award_id: Int8 | null
  created_at: Generated<Timestamp>
  created_by: Int8
  dept_id: Int8
  id: Generated<Int8>
  max_qty: Numeric | null
  price: Numeric
  project_id: Int8 | null
  sku_id: Int8
  supplier_id: Int8
  tenant_id: TenantColumn
  /** [{ qty, price }]: from this quantity on */
  tiers: Generated<JsonColumn<CatalogueColumns['agreement_prices.tiers']>>
  title: Generated<string>
  used_qty: Generated<number>
  valid_from: string
  valid_to: string
  version: Generated<number>
  warned_for: string | null
}

export interface CatalogueAgreementUses {
  agreement_id: Int8
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
  /** why it needs a review: new, content, priceRise */
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
  supplier_id: Int8
  tenant_id: TenantColumn
  /** when a product first named it; one that none has named is removed after a day */
  used_at: Timestamp | null
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
  leaf_id: Int8
  list_price: Numeric
  live_at: Timestamp
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

export interface IdentityRoles {
  code: string
  en_name: string
  id: Generated<Int8>
  name: string
  permissions: ArrayOf<string>
  tenant_id: TenantColumn
  version: Generated<number>
}

export interface IdentitySessions {
  agent: Generated<string>
  created_at: Generated<Timestamp>
  end_reason: IdentityColumns['sessions.end_reason'] | null
  ended_at: Timestamp | null
  id: Generated<Int8>
  ip: Generated<string>
  is_strong: Generated<boolean>
  last_seen_at: Generated<Timestamp>
  method: Generated<IdentityColumns['sessions.method']>
  tenant_id: TenantColumn
  user_id: Int8
}

export interface IdentityUserRoles {
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
  is_trial: Generated<boolean>
  lang: Generated<IdentityColumns['users.lang']>
  last_login_at: Timestamp | null
  name: string
  person_id: Int8
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

export interface KitAudit {
  event_id: Int8
  hash: Buffer
  prev: Buffer
  seq: Int8
  tenant_id: TenantColumn
  txid: string
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
  dept_id: Int8 | null
  ends_on: string | null
  frozen: Generated<Numeric>
  id: Generated<Int8>
  /** issued: where a tenant's budgets and quotas come from, so it stands below zero */
  kind: LedgerColumns['accounts.kind']
  name: Generated<string>
  /** the budget or quota that a committed or actual account stands beside */
  of_id: Int8 | null
  source: Generated<string>
  starts_on: string | null
  state: Generated<LedgerColumns['accounts.state']>
  tenant_id: TenantColumn
  version: Generated<number>
  warned_at: Timestamp | null
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
  state: Generated<string>
  tenant_id: TenantColumn
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

export interface LedgerRefunds {
  amount: Numeric
  at: Generated<Timestamp>
  cause: string
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
  contacts_name: string
  created_at: Generated<Timestamp>
  demand: string
  email: string
  ends_at: Timestamp
  enterprise_web: string
  id: Generated<Int8>
  org_address: string
  org_name: string
  tel: string
  tenant_id: TenantColumn
  user_id: Int8
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

export interface OrderingComments {
  anonymous: boolean
  author_id: Int8
  author_name: string
  auto: Generated<boolean>
  created_at: Generated<Timestamp>
  dept_name: string
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
  supplier_id: Int8
  tenant_id: TenantColumn
  text: string
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
  order_line_id: Int8
  quantity: number
  received: Generated<number>
  rejected: Generated<number>
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

export interface OrderingOrderLines {
  amount: Numeric
  brand_name: string
  category_name: string
  /** from the top category to the leaf */
  category_path: ArrayOf<Int8>
  /** will not be delivered any more */
  closed: Generated<number>
  id: Generated<Int8>
  line_no: number
  name: string
  order_id: Int8
  picture: string
  price: Numeric
  price_source: OrderingColumns['order_lines.price_source']
  product_id: Int8
  quantity: number
  /** taken in, accepted and rejected together */
  received: Generated<number>
  rejected: Generated<number>
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
  no: Generated<string>
  order_type: OrderingColumns['orders.order_type']
  parent_id: Int8 | null
  payment_method: OrderingColumns['orders.payment_method']
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

export interface OrderingReceiptLines {
  accepted: number
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
  no: Generated<string>
  order_id: Int8
  received_at: Generated<Timestamp>
  receiver_id: Int8
  receiver_name: string
  remark: string
  tenant_id: TenantColumn
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
  id: Generated<Int8>
  note: string
  opinion: Generated<string>
  project_id: Int8
  proposed_at: Timestamp
  proposed_by: Int8
  proposed_name: string
  published_at: Timestamp | null
  reasons: JsonColumn<SourcingColumns['awards.reasons']>
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
  spec: string
  status: Generated<SourcingColumns['demands.status']>
  tenant_id: TenantColumn
  unit: string
  updated_at: Generated<Timestamp>
  version: Generated<number>
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
  agreement_months: Generated<number>
  approval_id: Int8 | null
  attachments: Generated<JsonColumn<SourcingColumns['projects.attachments']>>
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

export interface SourcingSequences {
  code: string
  day: string
  last: number
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

export interface SuppliersSuppliers {
  code: string
  contact_name: Generated<string>
  contact_tel: Generated<string>
  created_at: Generated<Timestamp>
  credit_code: string
  id: Generated<Int8>
  name: string
  region: Generated<string>
  short_name: string
  status: Generated<SuppliersColumns['suppliers.status']>
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
  dept_code: string
  id: Generated<Int8>
  tenant_id: TenantColumn
  val: string
}

export interface TenancyHosts {
  host: string
  tenant_id: Int8
}

export interface TenancyTenants {
  closed_at: Timestamp | null
  code: string
  created_at: Generated<Timestamp>
  id: Generated<Int8>
  name: string
  status: Generated<string>
  version: Generated<number>
}

export interface WorkbenchShortcuts {
  menu_ids: Generated<ArrayOf<string>>
  tenant_id: TenantColumn
  user_id: Int8
  version: Generated<number>
}

export interface DB {
  'approvals.instances': ApprovalsInstances
  'approvals.rules': ApprovalsRules
  'approvals.tasks': ApprovalsTasks
  'catalogue.agreement_prices': CatalogueAgreementPrices
  'catalogue.agreement_uses': CatalogueAgreementUses
  'catalogue.brands': CatalogueBrands
  'catalogue.categories': CatalogueCategories
  'catalogue.changes': CatalogueChanges
  'catalogue.hot_keys': CatalogueHotKeys
  'catalogue.picture_downloads': CataloguePictureDownloads
  'catalogue.picture_hosts': CataloguePictureHosts
  'catalogue.pictures': CataloguePictures
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
  'certificates.authorities': CertificatesAuthorities
  'certificates.certificates': CertificatesCertificates
  'feedbacks.feedbacks': FeedbacksFeedbacks
  'files.files': FilesFiles
  'files.upload_days': FilesUploadDays
  'home.pages': HomePages
  'home.pictures': HomePictures
  'home.versions': HomeVersions
  'identity.departments': IdentityDepartments
  'identity.logins': IdentityLogins
  'identity.people': IdentityPeople
  'identity.roles': IdentityRoles
  'identity.sessions': IdentitySessions
  'identity.user_roles': IdentityUserRoles
  'identity.users': IdentityUsers
  'imports.checks': ImportsChecks
  'imports.errors': ImportsErrors
  'imports.imports': ImportsImports
  'imports.pictures': ImportsPictures
  'kit.audit': KitAudit
  'kit.chain_progress': KitChainProgress
  'kit.chains': KitChains
  'kit.consumer_offsets': KitConsumerOffsets
  'kit.consumers': KitConsumers
  'kit.events': KitEvents
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
  'ledger.entries': LedgerEntries
  'ledger.holds': LedgerHolds
  'ledger.quota_applications': LedgerQuotaApplications
  'ledger.refunds': LedgerRefunds
  'login.authenticators': LoginAuthenticators
  'login.passkeys': LoginPasskeys
  'login.recovery_codes': LoginRecoveryCodes
  'login.tallies': LoginTallies
  'login.trials': LoginTrials
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
  'ordering.addresses': OrderingAddresses
  'ordering.cart_lines': OrderingCartLines
  'ordering.comments': OrderingComments
  'ordering.deliveries': OrderingDeliveries
  'ordering.delivery_lines': OrderingDeliveryLines
  'ordering.invoice_titles': OrderingInvoiceTitles
  'ordering.order_lines': OrderingOrderLines
  'ordering.orders': OrderingOrders
  'ordering.receipt_lines': OrderingReceiptLines
  'ordering.receipts': OrderingReceipts
  'provider.applications': ProviderApplications
  'provider.artefacts': ProviderArtefacts
  'provider.consents': ProviderConsents
  'provider.keys': ProviderKeys
  'registrations.requests': RegistrationsRequests
  'restrictions.applications': RestrictionsApplications
  'restrictions.restrictions': RestrictionsRestrictions
  'sourcing.award_lines': SourcingAwardLines
  'sourcing.award_suppliers': SourcingAwardSuppliers
  'sourcing.awards': SourcingAwards
  'sourcing.change_notices': SourcingChangeNotices
  'sourcing.demands': SourcingDemands
  'sourcing.enrolments': SourcingEnrolments
  'sourcing.follows': SourcingFollows
  'sourcing.invitations': SourcingInvitations
  'sourcing.items': SourcingItems
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
  'sourcing.sequences': SourcingSequences
  'sso.apps': SsoApps
  'sso.entries': SsoEntries
  'sso.subjects': SsoSubjects
  'suppliers.suppliers': SuppliersSuppliers
  'tenancy.configs': TenancyConfigs
  'tenancy.department_configs': TenancyDepartmentConfigs
  'tenancy.hosts': TenancyHosts
  'tenancy.tenants': TenancyTenants
  'workbench.shortcuts': WorkbenchShortcuts
}
