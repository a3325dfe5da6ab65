import {
  listSuppliers,
  maxSupplierChoices,
  type SupplierDraft,
  type SupplierStatus,
} from '#contract/suppliers/suppliers.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import { type Params, preparedQuery } from '#kit/database/query.ts'
import { anyOf } from '#kit/database/query.parts.ts'
import { containing } from '#kit/database/sqlLike.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'
import { refuse } from '#kit/refusal.ts'

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
  'legal_person',
  'address',
  'email',
  'category_ids',
  'blocks',
] as const

export const suppliers = tableOf('suppliers.suppliers', columns)
export type SupplierRow = RowOfTable<typeof suppliers>
export const findSupplier = suppliers.find
/** Locks suppliers against changes, beside others who do the same. */
export const shareSuppliers = suppliers.share
export const lockSupplier = (tx: Tx, id: string) => suppliers.lock(tx, id)

const byCode = preparedQuery((db, $: Params<{ code: string }>) =>
  db.selectFrom('suppliers.suppliers').select(columns).where('code', '=', $.code),
)
export const findSupplierByCode = async (db: Db, code: string): Promise<SupplierRow> =>
  (await byCode.first(db, { code })) ?? refuse('thing.notFound')

const byCreditCode = preparedQuery((db, $: Params<{ code: string }>) =>
  db.selectFrom('suppliers.suppliers').select(columns).where('credit_code', '=', $.code),
)
/** Supplier with this credit code. */
export const findByCreditCode = (db: Db, code: string): Promise<SupplierRow | undefined> =>
  byCreditCode.first(db, { code })

const byName = preparedQuery((db, $: Params<{ name: string }>) =>
  db.selectFrom('suppliers.suppliers').select(['id', 'name']).where('name', '=', $.name).limit(1),
)
/** Supplier with exactly this name. */
export const findByName = (db: Db, name: string) => byName.first(db, { name })

const activeByIds = preparedQuery((db, $: Params<{ ids: readonly string[] }>) =>
  db
    .selectFrom('suppliers.suppliers')
    .select(['id', 'name', 'region'])
    .where('id', '=', anyOf($.ids))
    .where('status', '=', 'active')
    .orderBy('name'),
)
/** Active suppliers among these. */
export const activeSuppliers = (db: Db, ids: readonly string[]) => activeByIds(db, { ids })

const activeByName = preparedQuery((db, $: Params<{ like: string }>) =>
  db
    .selectFrom('suppliers.suppliers')
    .select(['id', 'name', 'region'])
    .where('status', '=', 'active')
    .where('name', 'ilike', $.like)
    .orderBy('name')
    .limit(50),
)
/** First active suppliers whose names contain the keyword. */
export const suppliersNamed = (db: Db, keyword: string) => activeByName(db, { like: containing(keyword) })

const choices = preparedQuery((db, $: Params<{ like: string; max: number; status?: SupplierStatus }>) =>
  db
    .selectFrom('suppliers.suppliers')
    .select(['id', 'name'])
    .where('name', 'ilike', $.like)
    .$if($.status !== undefined, (query) => query.where('status', '=', $.status!))
    .orderBy('name')
    .orderBy('id')
    .limit($.max),
)
/** First suppliers whose names contain the keyword. */
export const supplierChoices = (db: Db, keyword = '', max = maxSupplierChoices) =>
  choices(db, { like: containing(keyword), max })
/** Suppliers with whom something can be agreed. */
export const suppliersToChoose = (db: Db) =>
  choices(db, { like: containing(''), max: maxSupplierChoices, status: 'active' })

export const supplierList = listOf({
  route: listSuppliers,
  find: (db: Db) => db.selectFrom('suppliers.suppliers as s'),
  where: { keyword: { contains: ['s.name', 's.code'] }, status: { is: 's.status' } },
  select: (found) => found.select(columns),
  key: 's.id',
  order: ['s.name'],
  sort: { name: 's.name', region: 's.region', createdAt: 's.created_at' },
})

export const valuesOf = (draft: SupplierDraft) => ({
  code: draft.code,
  name: draft.name,
  short_name: draft.shortName,
  credit_code: draft.creditCode.toUpperCase(),
  region: draft.region,
  contact_name: draft.contactName,
  contact_tel: draft.contactTel,
})
