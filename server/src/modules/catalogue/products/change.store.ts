import type { ChangeStatus, ReviewReason } from '#contract/catalogue/productChanges.ts'
import type { ProductDraft } from '#contract/catalogue/productDraft.ts'
import type { Locked, Db, Tx } from '#kit/database/database.ts'
import { type RowOf, sqlQuery } from '#kit/database/query.ts'
import { refuse } from '#kit/refusal.ts'

type Ids = readonly string[]

const columns = `id, version, product_id, supplier_id, import_id, status, content, reasons, reason, created_at, submitted_at, decided_at`

const byIdLocked = sqlQuery(
  'catalogue.change.byIdLocked',
  `select ${columns} from catalogue.changes where id = $id for update`,
)
const openLocked = sqlQuery(
  'catalogue.openLocked',
  `select ${columns} from catalogue.changes
   where product_id = any ($productIds::bigint[]) and status in ('draft', 'reviewing', 'rejected') order by id for update`,
)
const waitingLocked = sqlQuery(
  'catalogue.waitingLocked',
  `select ${columns} from catalogue.changes where import_id = $importId and status = 'reviewing' order by id limit $max for update`,
)
const waiting = sqlQuery(
  'catalogue.waiting',
  `select count(*)::int as "count!" from catalogue.changes where import_id = $importId and status = 'reviewing'`,
)

export type ChangeRow = RowOf<typeof byIdLocked>

export const lockChange = async (tx: Tx, id: string) =>
  ((await byIdLocked(tx, { id }))[0] ?? refuse('thing.notFound')) as Locked<ChangeRow>
/** Open changes of these products, at most one each. */
export const lockOpenChanges = async (tx: Tx, productIds: Ids) =>
  (await openLocked(tx, { productIds })) as Locked<ChangeRow>[]
export const lockWaitingChanges = async (tx: Tx, importId: string, max: number) =>
  (await waitingLocked(tx, { importId, max })) as Locked<ChangeRow>[]
export const countWaiting = async (db: Db, importId: string) => (await waiting(db, { importId }))[0]!.count

export interface NewChange {
  readonly productId: string
  readonly supplierId: string
  readonly importId: string | null
  readonly status: ChangeStatus
  readonly content: ProductDraft
  readonly reasons: readonly ReviewReason[]
}
const insertRows = sqlQuery(
  'catalogue.change.insertRows',
  `
  insert into catalogue.changes (tenant_id, created_by, product_id, supplier_id, import_id, status, content, reasons, submitted_at)
  select $tenantId, $actorId, r."productId", r."supplierId", r."importId", r.status, r.content, r.reasons,
    case when r.status = 'reviewing' then $at::timestamptz end
  from jsonb_to_recordset($rows::jsonb) as r("productId" bigint, "supplierId" bigint, "importId" bigint, status text, content jsonb, reasons text[])
  returning id, product_id`,
)

export const insertChanges = (tx: Tx, tenantId: string, actorId: string, at: Date, changes: readonly NewChange[]) =>
  insertRows(tx, { tenantId, actorId, at, rows: changes })

export interface ChangeSetting {
  readonly status: ChangeStatus
  readonly content?: ProductDraft
  readonly reasons?: readonly ReviewReason[]
  readonly reason?: string
  readonly importId?: string | null
}
const setRows = sqlQuery(
  'catalogue.change.setRows',
  `
  update catalogue.changes c set version = c.version + 1, status = r.status, content = coalesce(r.content, c.content),
    reasons = coalesce(r.reasons, c.reasons), reason = coalesce(r.reason, c.reason), import_id = coalesce(r."importId", c.import_id),
    submitted_at = case when r.status = 'reviewing' then $at::timestamptz else c.submitted_at end,
    decided_at = case when r.status in ('live', 'rejected') then $at::timestamptz end,
    decided_by = case when r.status in ('live', 'rejected') then $actorId::bigint end
  from jsonb_to_recordset($rows::jsonb) as r(id bigint, status text, content jsonb, reasons text[], reason text, "importId" bigint)
  where c.tenant_id = $tenantId and c.id = r.id`,
)

export const setChanges = (
  tx: Tx,
  tenantId: string,
  actorId: string,
  at: Date,
  changes: readonly (readonly [Locked<ChangeRow>, ChangeSetting])[],
) => setRows(tx, { tenantId, actorId, at, rows: changes.map(([{ id }, setting]) => ({ id, ...setting })) })

const pastPrices = sqlQuery(
  'catalogue.change.pastPrices',
  `select c.decided_at as "at!", sku ->> 'supplierSku' as "supplierSku!", sku ->> 'listPrice' as "price!"
   from catalogue.changes c cross join lateral jsonb_array_elements(c.content -> 'skus') as sku
   where c.product_id = $productId and c.status = 'live' and c.decided_at >= $since
   order by c.decided_at desc, c.id desc limit 500`,
)
/** Prices of a product's SKUs that went live since then, newest first. */
export const pricesSince = (db: Db, productId: string, since: Date) => pastPrices(db, { productId, since })
