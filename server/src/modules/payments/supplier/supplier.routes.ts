import * as contract from '#contract/payments/supplierPayments.ts'
import {
  type PayableHold,
  payableKindNames,
  type PayableStatus,
  payableStatusNames,
} from '#contract/settlement/payable.ts'
import {
  retentionLabels,
  type RetentionStatus,
  retentionStatusNames,
} from '#contract/settlement/retentions/retention.ts'
import type { Actor } from '#kit/actor.ts'
import type { App } from '#kit/http/serve.ts'
import { type ListCall, serveExport, serveList } from '#kit/http/serveList.ts'
import { type ListedRetention, presentRetention, retentionList } from '#modules/settlement/index.ts'
import { type ListedReceipt, type ListedReceivable, receiptList, receivableList } from './supplier.store.ts'

const tabs: Record<contract.ReceivableTab, readonly PayableStatus[]> = {
  unsettled: ['open', 'held', 'paying'],
  settled: ['settled'],
  all: ['open', 'held', 'paying', 'settled'],
}
/** Holds that concern the supplier; the buyer's own reasons are not shown. */
const shown: readonly PayableHold[] = ['payeeChange', 'bounced', 'noReceipt', 'redForm', 'retention']

const presentReceivable = (row: ListedReceivable): contract.Receivable => ({
  id: row.id,
  kind: row.kind,
  invoiceNo: row.invoice_no,
  payerTitle: row.payer_title,
  gross: row.gross,
  paid: row.paid,
  offset: row.offset_amount,
  deducted: row.deducted,
  retained: row.retained,
  rest: row.left,
  acceptedOn: row.accepted_on,
  dueOn: row.due_on,
  status: row.status,
  holds: row.holds.filter((hold) => shown.includes(hold)),
})
const presentReceipt = (row: ListedReceipt): contract.Receipt => ({
  id: row.id,
  requestNo: row.request_no,
  payerTitle: row.payer_title,
  amount: row.amount,
  paidOn: row.paid_on!,
  payeeLast4: row.payee_last4,
  payeeBank: row.payee_bank,
  bankRef: row.bank_ref ?? '',
  invoices: row.invoices,
  bounced: row.status === 'bounced',
  failure: row.status === 'bounced' ? row.failure : null,
})

/** What the payments of the caller's company are. */
export function supplierPaymentRoutes(app: App) {
  const receivables = {
    list: receivableList,
    filter: ({
      actor,
      input: { tab = 'unsettled', ...input },
    }: ListCall<{ tab?: contract.ReceivableTab; keyword?: string }>) => ({
      ...input,
      supplierId: actor.supplierId ?? '0',
      statuses: tabs[tab],
    }),
    present: presentReceivable,
  }
  serveList(app, contract.listReceivables, receivables)
  serveExport(app, contract.exportReceivables, {
    ...receivables,
    name: ['应收明细', 'Receivables'],
    columns: {
      ...contract.receivableLabels,
      kind: { title: contract.receivableLabels.kind, words: payableKindNames },
      status: { title: contract.receivableLabels.status, words: payableStatusNames },
    },
  })
  const retentions = {
    list: retentionList,
    filter: ({ actor, input }: ListCall<{ keyword?: string }>) => ({
      ...input,
      supplierId: actor.supplierId ?? '0',
      statuses: Object.keys(retentionStatusNames) as readonly RetentionStatus[],
    }),
    present: (row: ListedRetention, { actor }: { readonly actor: Actor }) => presentRetention(row, actor),
  }
  serveList(app, contract.listOwnRetentions, retentions)
  serveExport(app, contract.exportOwnRetentions, {
    ...retentions,
    name: ['质保金', 'Retentions'],
    columns: { ...retentionLabels, status: { title: retentionLabels.status, words: retentionStatusNames } },
  })
  const receipts = {
    list: receiptList,
    filter: ({ actor, input }: ListCall<{ keyword?: string }>) => ({ ...input, supplierId: actor.supplierId ?? '0' }),
    present: presentReceipt,
  }
  serveList(app, contract.listReceipts, receipts)
  serveExport(app, contract.exportReceipts, {
    ...receipts,
    name: ['到账记录', 'Payments received'],
    columns: contract.receiptLabels,
  })
}
