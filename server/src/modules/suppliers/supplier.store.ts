import { type Kysely, sql } from 'kysely'
import type { SupplierDraft, SupplierStatus } from '#contract/suppliers/suppliers.ts'
import type { Db, Locked, Tx } from '#kit/database.ts'
import type { DB } from '#kit/db.ts'
import { type Params, preparedQuery, type RowOf } from '#kit/query.ts'
import { refuse } from '#kit/refusal.ts'
import { containing } from '#kit/sqlLike.ts'

const columns = [
  'id',
  'version',
  'code',
  'name',
  'short_name',
  'credit_code',
  'region',
  'contact_name',
  'contact_tel',
  'status',
  'created_at',
] as const
const suppliers = (db: Kysely<DB>) => db.selectFrom('suppliers.suppliers').select(columns)

const byId = preparedQuery((db, $: Params<{ id: string }>) => suppliers(db).where('id', '=', $.id))
const byIdLocked = preparedQuery((db, $: Params<{ id: string }>) => suppliers(db).where('id', '=', $.id).forUpdate())
const byCode = preparedQuery((db, $: Params<{ code: string }>) => suppliers(db).where('code', '=', $.code))

export type SupplierRow = RowOf<typeof byId>

export const findSupplier = async (db: Db, id: string) => (await byId.first(db, { id })) ?? refuse('thing.notFound')
export const findSupplierByCode = async (db: Db, code: string) =>
  (await byCode.first(db, { code })) ?? refuse('thing.notFound')
export const lockSupplier = async (tx: Tx, id: string) =>
  ((await byIdLocked.first(tx, { id })) ?? refuse('thing.notFound')) as Locked<SupplierRow>

export async function pageOfSuppliers(
  db: Db,
  filter: { keyword?: string; status?: SupplierStatus; page: number; limit: number },
) {
  const like = filter.keyword ? containing(filter.keyword) : null
  const { rows } = await sql<SupplierRow & { total: string }>`
    select ${sql.raw(columns.join(', '))}, count(*) over () as total from suppliers.suppliers
    where (${like}::text is null or name ilike ${like} or code ilike ${like})
      and (${filter.status ?? null}::text is null or status = ${filter.status ?? null})
    order by name, id limit ${filter.limit} offset ${(filter.page - 1) * filter.limit}`.execute(db)
  return { rows, total: Number(rows[0]?.total ?? 0) }
}

const valuesOf = ({ code, name, shortName, creditCode, region, contactName, contactTel }: SupplierDraft) => ({
  code,
  name,
  short_name: shortName,
  credit_code: creditCode.toUpperCase(),
  region,
  contact_name: contactName,
  contact_tel: contactTel,
})
type Values = ReturnType<typeof valuesOf>

const insert = preparedQuery((db, $: Params<Values>) =>
  db.insertInto('suppliers.suppliers').values($).returning(columns),
)
export const insertSupplier = (tx: Tx, draft: SupplierDraft) => insert.one(tx, valuesOf(draft))

const update = preparedQuery(
  (db, { id, ...values }: Params<{ id: string } & Partial<Values & { status: SupplierStatus }>>) =>
    db
      .updateTable('suppliers.suppliers')
      .set((e) => ({ ...values, version: e('version', '+', 1) }))
      .where('id', '=', id)
      .returning(columns),
)
export const setSupplier = (tx: Tx, { id }: Locked<SupplierRow>, draft: SupplierDraft) =>
  update.one(tx, { id, ...valuesOf(draft) })
export const setSupplierStatus = (tx: Tx, { id }: Locked<SupplierRow>, status: SupplierStatus) =>
  update.one(tx, { id, status })
