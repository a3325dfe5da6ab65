import { listRefusedFiles } from '#contract/invoices/invoices.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { type Params, preparedQuery } from '#kit/database/query.ts'
import { tableOf } from '#kit/database/table.ts'

export const invoiceFiles = tableOf('invoices.files')

const bySha = preparedQuery((db, $: Params<{ sha256: string }>) =>
  db
    .selectFrom('invoices.files')
    .select('invoice_id')
    .where('sha256', '=', $.sha256)
    .where('invoice_id', 'is not', null)
    .limit(1),
)
/** Invoice that has exactly this file; undefined if none has. */
export const invoiceOfFile = async (db: Db, sha256: string): Promise<string | undefined> =>
  (await bySha.first(db, { sha256 }))?.invoice_id ?? undefined

const ofInvoice = preparedQuery((db, $: Params<{ id: string }>) =>
  db.selectFrom('invoices.files').selectAll().where('invoice_id', '=', $.id).orderBy('id').limit(50),
)
export const filesOf = (db: Db, id: string) => ofInvoice(db, { id })

interface RefusedFilter {
  /** Uploads of one company; undefined: of everybody. */
  readonly supplierId: string | undefined
  readonly keyword?: string | undefined
}
/** Refused uploads, newest first. */
export const refusedList = listOf({
  route: listRefusedFiles,
  find: (db: Db, { supplierId }: RefusedFilter) =>
    db
      .selectFrom('invoices.files as f')
      .where('f.refusal', '<>', '')
      .$if(supplierId !== undefined, (query) => query.where('f.supplier_id', '=', supplierId!)),
  where: { keyword: { contains: ['f.name', 'f.number'] } },
  select: (found) => found.selectAll('f'),
  key: 'f.id',
  order: [['f.id', 'desc']],
})
export type RefusedRow = RowIn<typeof refusedList>

export type NewFile = Parameters<typeof invoiceFiles.insert>[1]
export const insertInvoiceFile = (tx: Tx, file: NewFile) => invoiceFiles.insert(tx, file)
