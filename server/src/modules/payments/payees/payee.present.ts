import {
  type PayeeAccount,
  type PayeeChange,
  payeeChangeLabels,
  payeeChangeStatusNames,
} from '#contract/payments/payee.ts'
import type { exportPayeeAccounts, exportPayeeProposals } from '#contract/payments/payees.ts'
import type { Actor } from '#kit/actor.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'
import { payeeFlow } from './payee.rules.ts'
import type { ListedAccount, ListedChange } from './payee.store.ts'

export const presentAccount = (row: ListedAccount): PayeeAccount => ({
  id: row.id,
  supplierId: row.supplier_id,
  supplierName: row.supplier_name,
  name: row.name,
  last4: row.last4,
  bank: row.bank,
  cnaps: row.cnaps,
  effectiveAt: row.effective_at.toISOString(),
  changeNo: row.change_no,
})

/** Change as the actor sees it: suppliers do not see whom the buyer's side calls, nor what was said. */
export const presentChange = (row: ListedChange, actor: Actor): PayeeChange => {
  const isBuyer = actor.supplierId === null
  return {
    id: row.id,
    version: row.version,
    changeNo: row.no,
    supplierId: row.supplier_id,
    supplierName: row.supplier_name,
    name: row.name,
    last4: row.last4,
    bank: row.bank,
    cnaps: row.cnaps,
    note: row.note,
    oldName: row.old_name ?? '',
    oldLast4: row.old_last4 ?? '',
    oldBank: row.old_bank ?? '',
    callTo: isBuyer ? row.call_to : '',
    status: row.status,
    bySupplier: row.by_supplier,
    requestedByName: row.requested_by_name,
    requestedAt: row.requested_at.toISOString(),
    calledByName: isBuyer ? row.called_by_name : '',
    calledAt: row.called_at?.toISOString() ?? null,
    callNote: isBuyer ? row.call_note : '',
    approvedByName: isBuyer ? row.approved_by_name : '',
    approvedAt: row.approved_at?.toISOString() ?? null,
    effectiveAt: row.effective_at?.toISOString() ?? null,
    reason: row.reason,
    can: payeeFlow.can(row, actor),
  }
}

export const accountColumns: ColumnsOf<typeof exportPayeeAccounts> = payeeChangeLabels
export const changeColumns: ColumnsOf<typeof exportPayeeProposals> = {
  ...payeeChangeLabels,
  status: { title: payeeChangeLabels.status, words: payeeChangeStatusNames },
}
