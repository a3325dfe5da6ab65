import type { Labels } from '#contract/kit/labels.ts'
import type { StateNames } from '#contract/kit/refusals.ts'
import { Amount, Day, Id, Instant, List, Maybe, OneOf, Rate, shape, type Static, Type } from '#contract/kit/schema.ts'

/** State of a red letter 红字确认单. */
export const RedFormStatus = OneOf([
  'starting',
  'waiting',
  'confirmed',
  'issued',
  'refused',
  'revoked',
  'expired',
  'failed',
])
export type RedFormStatus = Static<typeof RedFormStatus>
export const redFormStatusNames = {
  starting: ['提交税务平台中', 'Being submitted'],
  waiting: ['待对方确认', 'Awaiting the other side'],
  confirmed: ['已确认，待开红票', 'Confirmed, red invoice to come'],
  issued: ['已开红票', 'Red invoice issued'],
  refused: ['对方已拒绝', 'Refused'],
  revoked: ['已撤销', 'Revoked'],
  expired: ['超时失效', 'Expired'],
  failed: ['税务平台未受理', 'Not accepted by the tax bureau'],
} as const satisfies StateNames<RedFormStatus>

/** Reason of the tax bureau: 01 issued by mistake, 02 goods returned, 03 service ended, 04 allowance. */
export const RedReason = OneOf(['01', '02', '03', '04'])
export type RedReason = Static<typeof RedReason>
export const redReasonNames = {
  '01': ['开票有误', 'Issued by mistake'],
  '02': ['销货退回', 'Items returned'],
  '03': ['服务中止', 'Service ended'],
  '04': ['销售折让', 'Allowance'],
} as const satisfies StateNames<RedReason>

export const RedSide = OneOf(['buyer', 'seller'])
export type RedSide = Static<typeof RedSide>

export const RedFormAction = OneOf(['confirm', 'refuse', 'revoke'])
export type RedFormAction = Static<typeof RedFormAction>

/** Red letter under which an invoice is reversed in whole or in part. Amounts are negative. */
export const RedForm = shape({
  id: Id,
  version: Type.Integer(),
  redFormNo: Type.String({ description: 'our number' }),
  formNo: Type.String({ description: 'number of the tax bureau; empty: it has not answered yet' }),
  status: RedFormStatus,
  isPending: Type.Boolean({ description: 'the tax bureau is being informed of a decision' }),
  reasonCode: RedReason,
  startedBy: RedSide,
  blueId: Id,
  blueNumber: Type.String({ description: 'invoice that is reversed' }),
  supplierName: Type.String(),
  payerTitle: Type.String(),
  net: Amount,
  tax: Amount,
  gross: Amount,
  expiresAt: Maybe(Instant),
  redNumber: Type.String({ description: 'number of the red invoice; empty: there is none yet' }),
  redStatus: Type.String({ description: 'state of the red invoice; empty: it is not here yet' }),
  note: Type.String({ description: 'why it was refused or not accepted' }),
  startedByName: Type.String(),
  startedAt: Instant,
  decidedByName: Type.String(),
  decidedAt: Maybe(Instant),
  can: List(RedFormAction),
})
export type RedForm = Static<typeof RedForm>

export const RedFormRow = shape({
  rowNo: Type.Integer(),
  name: Type.String(),
  spec: Type.String(),
  unit: Type.String(),
  sourceNo: Type.String({ description: 'return or allowance; empty: the whole invoice' }),
  pieces: Type.Integer({ maximum: 0 }),
  rate: Maybe(Rate),
  net: Amount,
  tax: Amount,
  gross: Amount,
})
export type RedFormRow = Static<typeof RedFormRow>
export const RedFormDetail = shape({ ...RedForm.properties, rows: List(RedFormRow, 5000) })

/** What was given back of an invoice and needs a red letter. */
export const RedDue = shape({
  id: Type.String({ description: 'invoice and reason' }),
  blueId: Id,
  blueNumber: Type.String(),
  reasonCode: RedReason,
  supplierName: Type.String(),
  payerTitle: Type.String(),
  orderNos: Type.String(),
  lines: Type.Integer(),
  gross: Type.String({ ...Amount, description: 'negative' }),
  since: Day,
  isOpen: Type.Boolean({ description: 'a red letter of this invoice is on its way, so that another has to wait' }),
})
export type RedDue = Static<typeof RedDue>

export const redFormLabels = {
  redFormNo: ['红字单号', 'Red letter'],
  formNo: ['确认单编号', 'Number of the tax bureau'],
  status: ['状态', 'Status'],
  reasonCode: ['红冲原因', 'Reason'],
  startedBy: ['发起方', 'Started by'],
  blueNumber: ['蓝字发票', 'Original invoice'],
  supplierName: ['供应商', 'Supplier'],
  payerTitle: ['受票单位', 'Buyer'],
  net: ['金额', 'Without tax'],
  tax: ['税额', 'Tax'],
  gross: ['红字金额', 'Red amount'],
  expiresAt: ['确认截止', 'To be confirmed by'],
  redNumber: ['红字发票', 'Red invoice'],
  note: ['说明', 'Note'],
  startedByName: ['发起人', 'Started by'],
  startedAt: ['发起时间', 'Started'],
  decidedByName: ['处理人', 'Decided by'],
  decidedAt: ['处理时间', 'Decided'],
} as const satisfies Labels<typeof RedForm>

export const redDueLabels = {
  blueNumber: ['蓝字发票', 'Original invoice'],
  reasonCode: ['红冲原因', 'Reason'],
  supplierName: ['供应商', 'Supplier'],
  payerTitle: ['受票单位', 'Buyer'],
  orderNos: ['订单编号', 'Orders'],
  lines: ['明细行数', 'Lines'],
  gross: ['应红冲金额', 'To be reversed'],
  since: ['退货 / 折让日期', 'Given back'],
} as const satisfies Labels<typeof RedDue>
