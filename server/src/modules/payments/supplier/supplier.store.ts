import { sql } from 'kysely'
import { listReceipts, listReceivables } from '#contract/payments/supplierPayments.ts'
import type { PayableStatus } from '#contract/settlement/payable.ts'
import type { Db } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'

export interface ReceivableFilter {
  readonly supplierId: string
  readonly statuses: readonly PayableStatus[]
  readonly keyword?: string | undefined
}
/** Invoices of a supplier by due date. */
export const receivableList = listOf({
  route: listReceivables,
  find: (db: Db, { supplierId, statuses }: ReceivableFilter) =>
    db.selectFrom('settlement.payables as t').where('t.supplier_id', '=', supplierId).where('t.status', 'in', statuses),
  where: { keyword: { contains: ['t.invoice_no', 't.payer_title'] } },
  select: (found) =>
    found
      .select([
        't.id',
        't.invoice_no',
        't.kind',
        't.retained',
        't.payer_title',
        't.gross',
        't.paid',
        't.offset_amount',
        't.deducted',
        't.accepted_on',
        't.due_on',
      ])
      .select(['t.status', 't.holds'])
      .select(sql<string>`t.rest + t.reserved`.as('left')),
  key: 't.id',
  order: ['t.due_on', 't.id'],
})
export type ListedReceivable = RowIn<typeof receivableList>

export interface ReceiptFilter {
  readonly supplierId: string
  readonly keyword?: string | undefined
}
/** Payments to a supplier that were made, also those that its bank returned, newest first. */
export const receiptList = listOf({
  route: listReceipts,
  find: (db: Db, { supplierId }: ReceiptFilter) =>
    db
      .selectFrom('payments.payments as t')
      .innerJoin('payments.requests as r', 'r.id', 't.request_id')
      .where('r.supplier_id', '=', supplierId)
      .where('t.paid_on', 'is not', null),
  where: { keyword: { contains: ['r.no', 'r.payer_title', 't.bank_ref'] } },
  select: (found) =>
    found
      .select(['t.id', 't.amount', 't.paid_on', 't.payee_last4', 't.payee_bank', 't.bank_ref', 't.status', 't.failure'])
      .select(['r.no as request_no', 'r.payer_title'])
      .select(
        sql<string>`(select coalesce(string_agg(p.invoice_no, '、' order by p.due_on, p.id), '') from payments.request_rows w
          join settlement.payables p on p.tenant_id = w.tenant_id and p.id = w.payable_id
          where w.tenant_id = t.tenant_id and w.request_id = t.request_id)`.as('invoices'),
      ),
  key: 't.id',
  order: [
    ['t.paid_on', 'desc'],
    ['t.id', 'desc'],
  ],
})
export type ListedReceipt = RowIn<typeof receiptList>
