import { listSuppliers, type SupplierDraft, type SupplierStatus } from '#contract/suppliers/suppliers.ts'
import { hot, type Locked, type Sql, type Tx } from '#kit/database.ts'
import { listOf } from '#kit/list.ts'
import { containing } from '#kit/sqlLike.ts'
import { refuse } from '#kit/refusal.ts'

export interface SupplierRow {
  id: string
  version: number
  code: string
  name: string
  short_name: string
  credit_code: string
  region: string
  contact_name: string
  contact_tel: string
  status: SupplierStatus
  created_at: Date
}

const columns = `id, version, code, name, short_name, credit_code, region, contact_name, contact_tel, status, created_at`
const byId = hot<SupplierRow, [id: string]>(`select ${columns} from suppliers.suppliers where id = $1`)
const byIdLocked = hot<SupplierRow, [id: string]>(`select ${columns} from suppliers.suppliers where id = $1 for update`)
const byCode = hot<SupplierRow, [code: string]>(`select ${columns} from suppliers.suppliers where code = $1`)

export const findSupplier = async (sql: Sql, id: string) => (await byId(sql, id))[0] ?? refuse('thing.notFound')
export const findSupplierByCode = async (sql: Sql, code: string) =>
  (await byCode(sql, code))[0] ?? refuse('thing.notFound')
export const lockSupplier = async (tx: Tx, id: string) =>
  ((await byIdLocked(tx, id))[0] ?? refuse('thing.notFound')) as Locked<SupplierRow>

export interface SupplierFilter {
  readonly keyword?: string | undefined
  readonly status?: SupplierStatus | undefined
}

export const supplierList = listOf({
  route: listSuppliers,
  find: (sql: Sql, { keyword, status }: SupplierFilter) =>
    sql
      .selectFrom('suppliers.suppliers as s')
      .$if(!!keyword, (query) =>
        query.where((e) =>
          e.or([e('s.name', 'ilike', containing(keyword!)), e('s.code', 'ilike', containing(keyword!))]),
        ),
      )
      .$if(status !== undefined, (query) => query.where('s.status', '=', status!)),
  select: (found) => found.selectAll('s').$castTo<SupplierRow>(),
  key: 's.id',
  order: ['s.name'],
  sort: { name: 's.name', region: 's.region', createdAt: 's.created_at' },
})

const values = (draft: SupplierDraft) => ({
  code: draft.code,
  name: draft.name,
  short_name: draft.shortName,
  credit_code: draft.creditCode.toUpperCase(),
  region: draft.region,
  contact_name: draft.contactName,
  contact_tel: draft.contactTel,
})

export const insertSupplier = (tx: Tx, tenantId: string, draft: SupplierDraft): Promise<SupplierRow> =>
  tx
    .insertInto('suppliers.suppliers')
    .values({ tenant_id: tenantId, ...values(draft) })
    .returningAll()
    .executeTakeFirstOrThrow() as Promise<SupplierRow>

export const setSupplier = (tx: Tx, supplier: Locked<SupplierRow>, draft: SupplierDraft): Promise<SupplierRow> =>
  tx
    .updateTable('suppliers.suppliers')
    .set({ ...values(draft), version: supplier.version + 1 })
    .where('id', '=', supplier.id)
    .returningAll()
    .executeTakeFirstOrThrow() as Promise<SupplierRow>

export const setSupplierStatus = (
  tx: Tx,
  supplier: Locked<SupplierRow>,
  status: SupplierStatus,
): Promise<SupplierRow> =>
  tx
    .updateTable('suppliers.suppliers')
    .set({ status, version: supplier.version + 1 })
    .where('id', '=', supplier.id)
    .returningAll()
    .executeTakeFirstOrThrow() as Promise<SupplierRow>
