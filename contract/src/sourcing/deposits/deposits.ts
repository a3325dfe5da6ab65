import { AttachedFiles, Attachments } from '#contract/files/files.ts'
import { changesRoute } from '#contract/kit/changes.ts'
import type { Labels } from '#contract/kit/labels.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import type { StateNames } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import {
  Amount,
  Day,
  Id,
  Instant,
  List,
  Maybe,
  Note,
  OneOf,
  Optional,
  shape,
  type Static,
  Type,
} from '#contract/kit/schema.ts'

/** Deposit of a supplier in a project: reported with its proof, confirmed, then returned or forfeited. */
export const ProjectDepositStatus = OneOf(['due', 'reported', 'held', 'returned', 'forfeited'])
export type ProjectDepositStatus = Static<typeof ProjectDepositStatus>
export const projectDepositNames = {
  due: ['未到账，待重新提交', 'Not received, to be reported again'],
  reported: ['待确认', 'Awaiting confirmation'],
  held: ['已到账', 'Received'],
  returned: ['已退还', 'Returned'],
  forfeited: ['不予退还', 'Forfeited'],
} as const satisfies StateNames<ProjectDepositStatus>
export const ProjectDepositAction = OneOf(['report', 'confirm', 'decline', 'return', 'forfeit'])
export type ProjectDepositAction = Static<typeof ProjectDepositAction>

/** Deposit that a project asks for. */
export const DepositTerms = shape({
  amount: Amount,
  dueAt: Instant,
  payee: Type.String({ description: 'account to pay to; empty for visitors' }),
})
export type DepositTerms = Static<typeof DepositTerms>

export const ProjectDeposit = shape({
  id: Id,
  version: Type.Integer(),
  projectId: Id,
  projectNo: Type.String(),
  title: Type.String(),
  deptName: Type.String(),
  supplierId: Id,
  supplierName: Type.String(),
  amount: Amount,
  dueAt: Instant,
  status: ProjectDepositStatus,
  paidOn: Day,
  receipts: AttachedFiles,
  reportedName: Type.String(),
  reportedAt: Instant,
  confirmedName: Type.String(),
  confirmedAt: Maybe(Instant),
  reason: Type.String({ description: 'why a payment was not found, or why a deposit is forfeited' }),
  settledOn: Maybe(Day),
  proofs: AttachedFiles,
  settledName: Type.String(),
  settledAt: Maybe(Instant),
  isWinner: Type.Boolean(),
  can: List(ProjectDepositAction),
})
export type ProjectDeposit = Static<typeof ProjectDeposit>

export const projectDepositLabels = {
  projectNo: ['项目编号', 'Project no.'],
  title: ['项目名称', 'Project'],
  supplierName: ['供应商', 'Supplier'],
  amount: ['保证金', 'Deposit'],
  status: ['状态', 'Status'],
  paidOn: ['缴纳日期', 'Paid on'],
  dueAt: ['缴纳截止', 'Due'],
  confirmedName: ['确认人', 'Confirmed by'],
  settledOn: ['办理日期', 'Settled on'],
  settledName: ['办理人', 'Settled by'],
  reason: ['原因', 'Reason'],
} as const satisfies Labels<typeof ProjectDeposit>

export const listProjectDeposits = listRoute({
  path: '/inquiry/api/projectDeposit/list',
  access: 'session',
  entrances: ['purchaser', 'operator', 'supervisor'],
  summary: 'List deposits of projects: all for finance and overseers, otherwise of the projects that the caller runs',
  filters: {
    projectId: Optional(Id),
    status: Optional(ProjectDepositStatus),
    keyword: Optional(Note(100)),
    fromDay: Optional(Day),
    toDay: Optional(Day),
  },
  sort: ['paidOn', 'amount', 'supplierName'],
  record: ProjectDeposit,
})
export const exportProjectDeposits = exportRoute(listProjectDeposits, {
  path: '/inquiry/api/projectDeposit/export',
  columns: [
    'projectNo',
    'title',
    'supplierName',
    'amount',
    'status',
    'paidOn',
    'dueAt',
    'confirmedName',
    'settledOn',
    'settledName',
    'reason',
  ],
})
export const listDepositChanges = changesRoute({
  path: '/inquiry/api/projectDeposit/changes',
  access: 'session',
  entrances: ['purchaser', 'operator', 'supervisor'],
  summary: 'List the history of a deposit, for its readers',
  key: 'id',
})

/** Deposits that wait for a confirmation. */
export const countReportedDeposits = route({
  method: 'GET',
  path: '/inquiry/api/projectDeposit/waiting',
  access: 'projectDeposit.handle',
  entrances: ['purchaser'],
  summary: 'Count the deposits whose payment waits for confirmation',
  input: shape({}),
  reply: shape({ waiting: Type.Integer() }),
})
const ofVersion = { id: Id, version: Type.Integer() }
const byBuyer = { method: 'POST', access: 'session', entrances: ['purchaser'] } as const
export const decideProjectDeposit = route({
  ...byBuyer,
  path: '/inquiry/api/projectDeposit/decide',
  summary: 'Confirm the receipt of a deposit, or decline it with a reason, as a buyer of the project or finance',
  input: shape({ ...ofVersion, isAccepted: Type.Boolean(), reason: Note(200) }),
  reply: ProjectDeposit,
})
export const settleProjectDeposit = route({
  ...byBuyer,
  path: '/inquiry/api/projectDeposit/settle',
  summary:
    'Record that a deposit was returned, or is forfeited with a reason, with the proof; not by the person who confirmed it',
  input: shape({
    ...ofVersion,
    outcome: OneOf(['return', 'forfeit']),
    settledOn: Day,
    reason: Note(200),
    proofs: { ...Attachments('documents', 5), minItems: 1 },
  }),
  reply: ProjectDeposit,
})

const bySupplier = { access: 'supplierProject.join', entrances: ['supplier'] } as const
/** Deposit of the caller's supplier, and what the project asks for. */
export const OwnDeposit = shape({ terms: Maybe(DepositTerms), deposit: Maybe(ProjectDeposit) })
export type OwnDeposit = Static<typeof OwnDeposit>
export const findMyDeposit = route({
  method: 'GET',
  ...bySupplier,
  path: '/inquiry/api/projectDeposit/mine',
  summary: "Get the deposit of the caller's supplier in a project",
  input: shape({ projectId: Id }),
  reply: OwnDeposit,
})
export const reportProjectDeposit = route({
  method: 'POST',
  ...bySupplier,
  path: '/inquiry/api/projectDeposit/report',
  summary: 'Report the payment of a deposit again with its proof, until it is due or confirmed',
  input: shape({ projectId: Id, paidOn: Day, receipts: { ...Attachments('documents', 3), minItems: 1 } }),
  reply: OwnDeposit,
})
