import type { StateNames } from '#contract/kit/refusals.ts'
import {
  Amount,
  Count,
  Day,
  Id,
  Instant,
  List,
  Maybe,
  Month,
  Note,
  OneOf,
  Optional,
  Price,
  Quantity,
  Rate,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'
import { Formatted } from '#contract/kit/validators.ts'
import type { Labels } from '#contract/kit/labels.ts'
import { Tier } from '../catalogue/goods.ts'
import { AttachedFiles, Attachments } from '../files/files.ts'
import { AgreementUse, CapChange, TurnShare } from './agreementUse.ts'
import { IndexRule, IndexRuleDraft, IndexValueText } from './indices/indexRule.ts'

/** 10 草稿 · 20 审批中 · 30 待供应商确认 · 40 待生效 · 50 已生效 · 55 已暂停 · 70 已到期 · 90 已终止 */
export const AgreementStatus = OneOf(['10', '20', '30', '40', '50', '55', '70', '90'])
export type AgreementStatus = Static<typeof AgreementStatus>
export const agreementStatusNames = {
  '10': ['草稿', 'Draft'],
  '20': ['审批中', 'Pending approval'],
  '30': ['待供应商确认', 'Pending supplier'],
  '40': ['待生效', 'Upcoming'],
  '50': ['已生效', 'In force'],
  '55': ['已暂停', 'Suspended'],
  '70': ['已到期', 'Expired'],
  '90': ['已终止', 'Terminated'],
} as const satisfies StateNames<AgreementStatus>

/** Change of an agreement in force: 20 审批中 · 30 待供应商确认 · 40 已生效 · 90 未生效 */
export const ChangeStatus = OneOf(['20', '30', '40', '90'])
export type ChangeStatus = Static<typeof ChangeStatus>
export const changeStatusNames = {
  '20': ['审批中', 'Pending approval'],
  '30': ['待供应商确认', 'Pending supplier'],
  '40': ['已生效', 'Agreed'],
  '90': ['未生效', 'Not agreed'],
} as const satisfies StateNames<ChangeStatus>

/** Kind of a change: 延期, or 变更 of the lines. */
export const ChangeKind = OneOf(['extension', 'lines'])
export type ChangeKind = Static<typeof ChangeKind>
export const AgreementSource = OneOf(['manual', 'award'])
export type AgreementSource = Static<typeof AgreementSource>

/** How orders are called off: from any party 直接下单, in rotation 轮候, or after a competition 比选. */
export const CallOff = OneOf(['direct', 'rotation', 'mini'])
export type CallOff = Static<typeof CallOff>

/**
 * How prices move: 固定价 only by agreed changes; 最惠价 the lower of agreement and list price; 系数调价 by changes of 0.9 to
 * 1.1 at least 90 days apart; 商城价优惠 below the list price; 指数调价 as a published index moves.
 */
export const PriceRule = OneOf(['fixed', 'best', 'factor', 'list', 'index'])
export type PriceRule = Static<typeof PriceRule>

export const agreementActions = [
  'edit',
  'submit',
  'withdraw',
  'discard',
  'confirm',
  'decline',
  'extend',
  'change',
  'withdrawChange',
  'suspend',
  'resume',
  'terminate',
  'leave',
] as const
/** Moves that follow from an approval or from the date. */
export const agreementOutcomes = ['approve', 'reject', 'expireApproval', 'begin', 'expire'] as const
export const AgreementAction = OneOf([...agreementActions, ...agreementOutcomes])
export type AgreementAction = Static<typeof AgreementAction>

export const maxAgreementLines = 500
export const maxAgreementDepts = 50
export const maxAgreementParties = 10

const MaxAmount = Formatted('amount')

/** Line as it is written: the catalogue knows the rest of the goods. */
export const AgreementLineDraft = shape({
  skuId: Id,
  price: Price,
  tiers: List(Tier, 10),
  maxQty: Maybe(Quantity),
  maxAmount: Maybe(MaxAmount),
  position: Optional(Note(60)),
  discount: Optional(Maybe({ ...Rate, description: 'percent below the list price, which then makes the price' })),
})
export type AgreementLineDraft = Static<typeof AgreementLineDraft>

/** Part of the caps of a whole agreement that one department, with those below it, can order. */
export const ShareDraft = shape({ deptId: Id, maxAmount: Maybe(MaxAmount), maxQty: Maybe(Quantity) })
export type ShareDraft = Static<typeof ShareDraft>

/** Caps of a whole agreement in yuan and pieces, and the shares that departments have of them. */
const capDraft = {
  maxAmount: Maybe(MaxAmount),
  maxQty: Maybe(Quantity),
  shares: List(ShareDraft, maxAgreementDepts),
}
export const CapsDraft = shape(capDraft)
export type CapsDraft = Static<typeof CapsDraft>

/** Supplier of an agreement; in a rotation with its percentage of the orders. */
export const PartyDraft = shape({ supplierId: Id, share: Maybe(Rate) })
export type PartyDraft = Static<typeof PartyDraft>

/** Share of invoices that is withheld until some days after the receipt 质保金; null: that of the tenant. */
export const RetentionTerms = shape({ percent: Rate, days: Type.Integer({ minimum: 1, maximum: 1095 }) })

export const AgreementDraft = shape({
  agreementNo: Formatted('agreementNumber'),
  title: Text(100),
  parties: Type.Array(PartyDraft, { minItems: 1, maxItems: maxAgreementParties }),
  callOff: CallOff,
  miniFrom: Maybe(MaxAmount),
  priceRule: PriceRule,
  index: Optional(Maybe(IndexRuleDraft)),
  retention: Optional(Maybe(RetentionTerms)),
  deptIds: Type.Array(Id, { minItems: 1, maxItems: maxAgreementDepts, uniqueItems: true }),
  validFrom: Day,
  validTo: Day,
  note: Note(500),
  attachments: Attachments('documents'),
  ...capDraft,
  lines: List(AgreementLineDraft, maxAgreementLines),
})
export type AgreementDraft = Static<typeof AgreementDraft>

export const AgreementLine = shape({
  lineNo: Count,
  supplierId: Id,
  supplierName: Type.String(),
  position: Type.String({ description: 'need that the goods meet; empty outside a rotation' }),
  skuId: Id,
  deptId: Maybe(Id),
  deptName: Type.String({ description: 'department of a line that holds for it alone; empty: all of the agreement' }),
  supplierSku: Type.String(),
  name: Type.String(),
  spec: Type.String(),
  unit: Type.String(),
  listPrice: Price,
  price: Price,
  discount: Maybe(Type.String({ description: 'percent below the list price' })),
  tiers: List(Tier),
  maxQty: Maybe(Count),
  usedQty: Type.Integer({ description: 'pieces in orders' }),
  remaining: Maybe(Type.Integer({ description: 'pieces that can still be ordered; null: without a cap' })),
  maxAmount: Maybe(Amount),
  usedAmount: Type.String({ description: 'yuan in orders' }),
})
export type AgreementLine = Static<typeof AgreementLine>

/** What a change does to one of the goods; null: the goods are not in the agreement on that side. */
export const LineChange = shape({
  skuId: Id,
  name: Type.String(),
  unit: Type.String(),
  priceBefore: Maybe(Price),
  priceAfter: Maybe(Price),
  tiersBefore: List(Tier),
  tiersAfter: List(Tier),
  maxBefore: Maybe(Count),
  maxAfter: Maybe(Count),
  amountBefore: Maybe(Amount),
  amountAfter: Maybe(Amount),
})
export type LineChange = Static<typeof LineChange>

export const AgreementChange = shape({
  changeNo: Count,
  kind: ChangeKind,
  status: ChangeStatus,
  validTo: Maybe(Day),
  startsOn: Maybe(Day),
  indexMonth: Maybe(Type.String({ ...Month, description: 'month of the index that it follows' })),
  indexValue: Maybe(IndexValueText),
  note: Type.String(),
  reason: Type.String({ description: 'why it was not agreed' }),
  createdByName: Type.String(),
  createdAt: Instant,
  confirmedByName: Type.String(),
  confirmedAt: Maybe(Instant),
  lines: List(LineChange),
  caps: List(CapChange),
})
export type AgreementChange = Static<typeof AgreementChange>

/** Party of an agreement; a supplier is sent its own alone. */
export const AgreementParty = shape({
  supplierId: Id,
  name: Type.String(),
  share: Maybe(Type.String({ description: 'percent' })),
  confirmedAt: Maybe(Instant),
  confirmedByName: Type.String(),
  awaited: Type.Boolean({ description: 'its confirmation of the agreement or of the open change is missing' }),
  leftAt: Maybe(Instant),
  reason: Type.String({ description: 'why it left' }),
})
export type AgreementParty = Static<typeof AgreementParty>

const recordFields = {
  id: Id,
  version: Type.Integer(),
  agreementNo: Type.String(),
  title: Type.String(),
  supplierId: Id,
  supplierName: Type.String({ description: 'names of its parties; for a supplier its own' }),
  callOff: CallOff,
  priceRule: PriceRule,
  status: AgreementStatus,
  changeKind: Maybe(ChangeKind),
  changeStatus: Maybe(ChangeStatus),
  validFrom: Day,
  validTo: Day,
  daysLeft: Maybe(Type.Integer({ description: 'days to the end of an agreement in force' })),
  lineCount: Count,
  source: AgreementSource,
  createdByName: Type.String(),
  createdAt: Instant,
  can: List(AgreementAction),
}
export const Agreement = shape(recordFields)
export type Agreement = Static<typeof Agreement>

export const AgreementDetail = shape({
  ...recordFields,
  departments: List(shape({ id: Id, name: Type.String() })),
  note: Type.String(),
  attachments: AttachedFiles,
  reason: Type.String({ description: 'why it was rejected, declined, suspended or terminated' }),
  projectId: Maybe(Id),
  submittedAt: Maybe(Instant),
  approvedAt: Maybe(Instant),
  confirmedAt: Maybe(Instant),
  confirmedByName: Type.String(),
  endedAt: Maybe(Instant),
  miniFrom: Maybe(Amount),
  index: Maybe(IndexRule),
  retention: Maybe(RetentionTerms),
  parties: List(AgreementParty),
  use: AgreementUse,
  rotation: List(TurnShare),
  lines: List(AgreementLine),
  changes: List(AgreementChange),
})
export type AgreementDetail = Static<typeof AgreementDetail>

export const agreementLabels = {
  agreementNo: ['协议编号', 'Agreement number'],
  title: ['协议名称', 'Title'],
  supplierName: ['供应商', 'Supplier'],
  status: ['状态', 'Status'],
  validFrom: ['开始日期', 'Start date'],
  validTo: ['结束日期', 'End date'],
  lineCount: ['明细数', 'Lines'],
  source: ['来源', 'Source'],
  createdByName: ['承办人', 'Created by'],
  createdAt: ['创建时间', 'Created'],
} as const satisfies Labels<typeof Agreement>
export const agreementSourceNames = {
  manual: ['手工起草', 'Drafted'],
  award: ['定标生成', 'From an award'],
} as const satisfies StateNames<AgreementSource>
export const ofAgreement = { id: Id, version: Type.Integer() }
