import type { Labels } from '#contract/kit/labels.ts'
import type { StateNames } from '#contract/kit/refusals.ts'
import { Id, Instant, List, Maybe, Note, OneOf, shape, type Static, Text, Type } from '#contract/kit/schema.ts'

/** State of a change of a payee account 收款账户变更. */
export const PayeeChangeStatus = OneOf(['submitted', 'verified', 'cooling', 'effective', 'rejected', 'withdrawn'])
export type PayeeChangeStatus = Static<typeof PayeeChangeStatus>
export const payeeChangeStatusNames = {
  submitted: ['待回拨核实', 'Awaiting call-back'],
  verified: ['待审批', 'Awaiting approval'],
  cooling: ['冷静期', 'Cooling period'],
  effective: ['已生效', 'In force'],
  rejected: ['已驳回', 'Rejected'],
  withdrawn: ['已撤回', 'Withdrawn'],
} as const satisfies StateNames<PayeeChangeStatus>

export const PayeeAction = OneOf(['callBack', 'approve', 'reject', 'withdraw', 'takeEffect'])
export type PayeeAction = Static<typeof PayeeAction>

/** Bank account number: 8 to 30 digits. */
export const AccountNumber = Type.String({ pattern: '^[0-9]{8,30}$', description: '8 to 30 digits' })
/** Number of a bank branch in the China National Advanced Payment System 联行号: 12 digits. */
export const Cnaps = Type.String({ pattern: '^[0-9]{12}$', description: '12 digits' })

/** Payee account as it is proposed. */
export const PayeeDraft = shape({
  name: Text(100),
  accountNo: AccountNumber,
  bank: Text(100),
  cnaps: Cnaps,
  note: Note(200),
})
export type PayeeDraft = Static<typeof PayeeDraft>

/** Payee account in force 收款账户; of the account number only the last four digits are shown. */
export const PayeeAccount = shape({
  id: Id,
  supplierId: Id,
  supplierName: Type.String(),
  name: Type.String(),
  last4: Type.String(),
  bank: Type.String(),
  cnaps: Type.String(),
  effectiveAt: Instant,
  changeNo: Maybe(Type.String({ description: 'number of the open change' })),
})
export type PayeeAccount = Static<typeof PayeeAccount>

export const PayeeChange = shape({
  id: Id,
  version: Type.Integer(),
  changeNo: Type.String(),
  supplierId: Id,
  supplierName: Type.String(),
  name: Type.String(),
  last4: Type.String(),
  bank: Type.String(),
  cnaps: Type.String(),
  note: Type.String(),
  oldName: Type.String({ description: 'empty: the first account of the supplier' }),
  oldLast4: Type.String(),
  oldBank: Type.String(),
  callTo: Type.String({ description: 'contact and number of the profile to call back; empty for suppliers' }),
  status: PayeeChangeStatus,
  bySupplier: Type.Boolean({ description: 'proposed by the supplier itself' }),
  requestedByName: Type.String(),
  requestedAt: Instant,
  calledByName: Type.String(),
  calledAt: Maybe(Instant),
  callNote: Type.String(),
  approvedByName: Type.String(),
  approvedAt: Maybe(Instant),
  effectiveAt: Maybe(Instant),
  reason: Type.String({ description: 'why it was rejected' }),
  can: List(PayeeAction),
})
export type PayeeChange = Static<typeof PayeeChange>

export const payeeChangeLabels = {
  changeNo: ['变更单号', 'Change number'],
  supplierName: ['供应商', 'Supplier'],
  name: ['收款户名', 'Account name'],
  last4: ['账号尾号', 'Last four digits'],
  bank: ['开户行', 'Bank'],
  cnaps: ['联行号', 'CNAPS number'],
  note: ['变更说明', 'Note'],
  status: ['状态', 'Status'],
  requestedByName: ['发起人', 'Proposed by'],
  requestedAt: ['发起时间', 'Proposed'],
  calledByName: ['核实人', 'Called back by'],
  approvedByName: ['审批人', 'Approved by'],
  effectiveAt: ['生效时间', 'In force from'],
} as const satisfies Labels<typeof PayeeChange>
