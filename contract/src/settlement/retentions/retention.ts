import { AttachedFiles } from '#contract/files/files.ts'
import type { Labels } from '#contract/kit/labels.ts'
import type { StateNames } from '#contract/kit/refusals.ts'
import { Amount, Day, Id, Instant, List, Maybe, OneOf, shape, type Static, Type } from '#contract/kit/schema.ts'

/** Most that is withheld of an invoice, in percent. */
export const maxRetention = 10

/** Retention 质保金 of an invoice: withheld, then released on its day or before, or deducted by two people. */
export const RetentionStatus = OneOf(['held', 'settling', 'released', 'deducted', 'reversed'])
export type RetentionStatus = Static<typeof RetentionStatus>
export const retentionStatusNames = {
  held: ['质保期内', 'Withheld'],
  settling: ['待复核', 'Awaiting confirmation'],
  released: ['已释放', 'Released'],
  deducted: ['已全额扣除', 'Deducted'],
  reversed: ['已红冲', 'Reversed'],
} as const satisfies StateNames<RetentionStatus>

/** What is proposed: to pay it before its day, or to keep some or all of it. */
export const RetentionOutcome = OneOf(['release', 'deduct'])
export type RetentionOutcome = Static<typeof RetentionOutcome>
export const retentionOutcomeNames = {
  release: ['提前释放', 'Release early'],
  deduct: ['扣除', 'Deduct'],
} as const satisfies StateNames<RetentionOutcome>

export const RetentionAction = OneOf(['release', 'deduct', 'confirm', 'decline'])
export type RetentionAction = Static<typeof RetentionAction>

export const Retention = shape({
  id: Id,
  version: Type.Integer(),
  invoiceNo: Type.String(),
  supplierId: Id,
  supplierName: Type.String(),
  payerTitle: Type.String(),
  status: RetentionStatus,
  percent: Type.String({ description: 'of the invoice' }),
  gross: Type.String({ ...Amount, description: 'what was withheld' }),
  deducted: Amount,
  offset: Type.String({ ...Amount, description: 'reversed by red invoices, or settled by credits' }),
  paid: Amount,
  rest: Type.String({ ...Amount, description: 'still withheld, or to be paid' }),
  receivedOn: Day,
  dueOn: Day,
  daysLeft: Maybe(Type.Integer({ description: 'to its day; null: it is not withheld any more' })),
  outcome: Maybe(RetentionOutcome),
  amount: Maybe(Type.String({ ...Amount, description: 'proposed to be deducted' })),
  reason: Type.String({ description: 'of the proposal, or of what became of it' }),
  documents: AttachedFiles,
  proposedByName: Type.String(),
  settledByName: Type.String(),
  settledAt: Maybe(Instant),
  can: List(RetentionAction),
})
export type Retention = Static<typeof Retention>

export const retentionLabels = {
  invoiceNo: ['发票号码', 'Invoice number'],
  supplierName: ['供应商', 'Supplier'],
  payerTitle: ['付款单位', 'Payer'],
  status: ['状态', 'Status'],
  percent: ['留置比例（%）', 'Share (%)'],
  gross: ['质保金', 'Retention'],
  deducted: ['已扣除', 'Deducted'],
  offset: ['已冲减', 'Offset'],
  paid: ['已付金额', 'Paid'],
  rest: ['余额', 'Left'],
  receivedOn: ['收货日期', 'Received'],
  dueOn: ['到期日', 'Due'],
  outcome: ['申请事项', 'Request'],
  amount: ['申请扣除金额', 'To be deducted'],
  reason: ['原因', 'Reason'],
  documents: ['凭证', 'Documents'],
  proposedByName: ['申请人', 'Proposed by'],
  settledByName: ['复核人', 'Confirmed by'],
  settledAt: ['办理时间', 'Settled'],
} as const satisfies Labels<typeof Retention>
