import type { Kysely } from 'kysely'
import { listSuppliers, type SupplierDraft, type SupplierStatus } from '#contract/suppliers/suppliers.ts'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import type { DB } from '#kit/database/db.ts'
import { listOf } from '#kit/database/list.ts'
import { type Params, preparedQuery, type RowOf } from '#kit/database/query.ts'
import { refuse } from '#kit/refusal.ts'
import { containing } from '#kit/database/sqlLike.ts'

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

export interface SupplierFilter {
  readonly keyword?: string | undefined
  readonly status?: SupplierStatus | undefined
}

export const supplierList = listOf({
  route: listSuppliers,
  find: (db: Db, { keyword, status }: SupplierFilter) =>
    db
      .selectFrom('suppliers.suppliers as s')
      .$if(!!keyword, (query) =>
        query.where((e) =>
          e.or([e('s.name', 'ilike', containing(keyword!)), e('s.code', 'ilike', containing(keyword!))]),
        ),
      )
      .$if(status !== undefined, (query) => query.where('s.status', '=', status!)),
  select: (found) => found.select(columns),
  key: 's.id',
  order: ['s.name'],
  sort: { name: 's.name', region: 's.region', createdAt: 's.created_at' },
})

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
