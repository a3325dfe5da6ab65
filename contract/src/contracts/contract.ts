import type { Labels } from '#contract/kit/labels.ts'
import type { StateNames } from '#contract/kit/refusals.ts'
import {
  Amount,
  Count,
  Day,
  Id,
  Instant,
  List,
  Maybe,
  Note,
  OneOf,
  Optional,
  Rate,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'
import { Formatted, FormattedNote } from '#contract/kit/validators.ts'
import { ContractDeposit } from './deposit.ts'
import { ContractChange } from './contractChange.ts'
import { ContractSignature, SignableDocument } from './signature.ts'

export { ofContract } from './contractKey.ts'

/** State of a contract 合同. */
export const ContractStatus = OneOf([
  'draft',
  'approving',
  'signing',
  'overdue',
  'active',
  'suspended',
  'completed',
  'terminated',
  'void',
])
export type ContractStatus = Static<typeof ContractStatus>
export const contractStatusNames = {
  draft: ['草稿', 'Draft'],
  approving: ['审批中', 'Pending approval'],
  signing: ['待签章', 'Awaiting signatures'],
  overdue: ['已逾期', 'Overdue'],
  active: ['履行中', 'In force'],
  suspended: ['已中止', 'Suspended'],
  completed: ['履行完毕', 'Completed'],
  terminated: ['已解除', 'Terminated'],
  void: ['已作废', 'Void'],
} as const satisfies StateNames<ContractStatus>

export const contractActions = [
  'edit',
  'submit',
  'withdraw',
  'void',
  'seal',
  'sendBack',
  'sign',
  'refuse',
  'witness',
  'reportStage',
  'claimStage',
  'confirmStage',
  'change',
  'withdrawChange',
  'archive',
] as const
/** Moves that follow from an approval, from signatures, from stages or from the date. */
export const contractOutcomes = [
  'approve',
  'reject',
  'expireApproval',
  'conclude',
  'lapse',
  'finish',
  'suspend',
  'resume',
  'terminate',
] as const
export const ContractAction = OneOf([...contractActions, ...contractOutcomes])
export type ContractAction = Static<typeof ContractAction>

/** What a contract was drafted from; its buyer's side has awarded, agreed or ordered it. */
export const ContractSource = OneOf(['none', 'project', 'agreement', 'order'])
export type ContractSource = Static<typeof ContractSource>
export const contractSourceNames = {
  none: ['直接起草', 'Drafted directly'],
  project: ['采购项目', 'Project'],
  agreement: ['协议', 'Agreement'],
  order: ['订单', 'Order'],
} as const satisfies StateNames<ContractSource>

export const maxClauses = 60
export const maxStages = 20
export const maxValues = 40

/** Clause as it is written; `no` is the clause of the template that it comes from, null for an own one. */
export const ClauseDraft = shape({ no: Maybe(Count), title: Text(60), text: Text(4000) })
export type ClauseDraft = Static<typeof ClauseDraft>
/** Text for a placeholder of the clauses that the contract itself does not answer. */
export const VariableValue = shape({ name: Text(30), value: Note(200) })
export type VariableValue = Static<typeof VariableValue>

/** Percentage from 0 to 100 with up to two decimals. */
export const Percent = Type.String({
  pattern: '^(100(\\.0{1,2})?|[0-9]{1,2}(\\.[0-9]{1,2})?)$',
  description: 'percent, 0 to 100',
})
/** Stage as it is written; its amount follows from its share. */
export const StageDraft = shape({ name: Text(40), trigger: Text(100), percent: Percent, dueOn: Maybe(Day) })
export type StageDraft = Static<typeof StageDraft>

export const ContractDraft = shape({
  title: Text(100),
  templateId: Id,
  source: ContractSource,
  sourceId: Maybe(Id),
  payerNo: Text(40),
  supplierId: Id,
  gross: { ...Formatted('amount'), minLength: 1, description: 'yuan with tax, up to 99999999' },
  rate: Rate,
  validFrom: Day,
  validTo: Day,
  signBy: Day,
  deposit: Optional({ ...FormattedNote('amount'), description: 'yuan, at most a tenth of the amount; empty: none' }),
  depositDueOn: Optional(Maybe(Day)),
  clauses: Type.Array(ClauseDraft, { minItems: 1, maxItems: maxClauses }),
  values: List(VariableValue, maxValues),
  stages: Type.Array(StageDraft, { minItems: 1, maxItems: maxStages }),
})
export type ContractDraft = Static<typeof ContractDraft>

export const StageStatus = OneOf(['open', 'reported', 'done'])
export type StageStatus = Static<typeof StageStatus>
export const ContractStage = shape({
  no: Count,
  name: Type.String(),
  trigger: Type.String(),
  percent: Percent,
  amount: Amount,
  dueOn: Maybe(Day),
  status: StageStatus,
  note: Type.String(),
  reportedByName: Type.String(),
  reportedAt: Maybe(Instant),
  doneByName: Type.String(),
  doneAt: Maybe(Instant),
  can: List(OneOf(['reportStage', 'claimStage', 'confirmStage'])),
})
export type ContractStage = Static<typeof ContractStage>

/** Clause with its placeholders filled in. */
export const ContractClause = shape({
  no: Maybe(Count),
  title: Type.String(),
  text: Type.String(),
  draft: Type.String({ description: 'text with its placeholders' }),
})
export type ContractClause = Static<typeof ContractClause>
/** Difference from the edition of the template: null on the side where the clause is missing. */
export const Deviation = shape({ title: Type.String(), template: Maybe(Type.String()), contract: Maybe(Type.String()) })
export type Deviation = Static<typeof Deviation>

const recordFields = {
  id: Id,
  version: Type.Integer(),
  contractNo: Type.String(),
  title: Type.String(),
  status: ContractStatus,
  payerTitle: Type.String({ description: 'our company that pays' }),
  payerNo: Type.String({ description: 'its tax number' }),
  supplierId: Id,
  supplierName: Type.String(),
  source: ContractSource,
  sourceNo: Type.String(),
  net: Amount,
  tax: Amount,
  gross: Amount,
  validFrom: Day,
  validTo: Day,
  signBy: Day,
  daysLeft: Maybe(Type.Integer({ description: 'days to the end of a contract in force' })),
  stagesDone: Count,
  stageCount: Count,
  isChanging: Type.Boolean(),
  archiveNo: Maybe(Type.String()),
  createdByName: Type.String(),
  createdAt: Instant,
  can: List(ContractAction),
}
export const Contract = shape(recordFields)
export type Contract = Static<typeof Contract>

export const ContractDetail = shape({
  ...recordFields,
  templateId: Id,
  templateName: Type.String(),
  edition: Count,
  sourceId: Maybe(Id),
  supplierNo: Type.String({ description: 'credit code of the supplier' }),
  rate: Rate,
  deposit: Type.String({ description: 'agreed deposit in yuan; empty: none' }),
  depositDueOn: Maybe(Day),
  depositState: Maybe(ContractDeposit),
  deptName: Type.String(),
  reason: Type.String({ description: 'why it was rejected, refused, sent back or voided' }),
  submittedAt: Maybe(Instant),
  signedAt: Maybe(Instant),
  endedAt: Maybe(Instant),
  archivedAt: Maybe(Instant),
  archivedByName: Type.String(),
  clauses: List(ContractClause),
  values: List(VariableValue),
  deviations: List(Deviation),
  stages: List(ContractStage),
  signingOrder: OneOf(['supplierFirst', 'oursFirst', 'any']),
  document: Maybe(SignableDocument),
  documents: List(SignableDocument, 200),
  signatures: List(ContractSignature),
  changes: List(ContractChange),
})
export type ContractDetail = Static<typeof ContractDetail>

export const contractLabels = {
  contractNo: ['合同编号', 'Contract number'],
  title: ['合同名称', 'Title'],
  status: ['状态', 'Status'],
  payerTitle: ['甲方', 'Buyer'],
  payerNo: ['纳税人识别号', 'Tax number'],
  supplierName: ['乙方', 'Supplier'],
  source: ['来源', 'Source'],
  sourceNo: ['来源单号', 'Source number'],
  net: ['不含税金额', 'Without tax'],
  tax: ['税额', 'Tax'],
  gross: ['含税金额', 'With tax'],
  validFrom: ['开始日期', 'Start date'],
  validTo: ['结束日期', 'End date'],
  signBy: ['签署截止', 'Sign by'],
  archiveNo: ['归档号', 'Archive number'],
  createdByName: ['承办人', 'Created by'],
  createdAt: ['创建时间', 'Created'],
} as const satisfies Labels<typeof Contract>
