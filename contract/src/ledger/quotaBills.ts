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
  Month,
  Note,
  OneOf,
  Optional,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'

/** State of a bill of a quota 额度账单. */
export const QuotaBillStatus = OneOf(['open', 'overdue', 'repaid'])
export type QuotaBillStatus = Static<typeof QuotaBillStatus>
export const quotaBillStatusNames = {
  open: ['待还款', 'To be repaid'],
  overdue: ['已逾期', 'Overdue'],
  repaid: ['已还清', 'Repaid'],
} as const satisfies StateNames<QuotaBillStatus>

export const QuotaBillAction = OneOf(['repay'])
export type QuotaBillAction = Static<typeof QuotaBillAction>

/** What was used of a quota up to the end of a month and is in no earlier bill. */
export const QuotaBill = shape({
  id: Id,
  version: Type.Integer(),
  billNo: Type.String(),
  fundId: Id,
  fundName: Type.String(),
  deptName: Type.String(),
  month: Month,
  amount: Amount,
  repaid: Amount,
  rest: Amount,
  dueOn: Day,
  status: QuotaBillStatus,
  isFrozen: Type.Boolean({ description: 'the quota pays no new order' }),
  createdAt: Instant,
  can: List(QuotaBillAction),
})
export type QuotaBill = Static<typeof QuotaBill>

export const quotaBillLabels = {
  billNo: ['账单号', 'Bill'],
  fundName: ['额度', 'Quota'],
  deptName: ['部门', 'Department'],
  month: ['账期', 'Month'],
  amount: ['账单金额', 'Amount'],
  repaid: ['已还', 'Repaid'],
  rest: ['待还', 'To be repaid'],
  dueOn: ['还款日', 'Due'],
  status: ['状态', 'Status'],
  createdAt: ['出账时间', 'Billed'],
} as const satisfies Labels<typeof QuotaBill>

/** Repayment of a bill. */
export const QuotaRepayment = shape({ amount: Amount, bankRef: Type.String(), byName: Type.String(), at: Instant })

/** Quota of a department in force, with what freezes it. */
export const QuotaAccount = shape({
  id: Id,
  version: Type.Integer(),
  name: Type.String(),
  deptName: Type.String(),
  startsOn: Day,
  endsOn: Day,
  amount: Type.String({ ...Amount, description: 'limit' }),
  available: Amount,
  reserved: Amount,
  used: Type.String({ ...Amount, description: 'committed and not repaid' }),
  actual: Type.String({ ...Amount, description: 'of what was committed: invoiced and approved' }),
  unpaid: Type.String({ ...Amount, description: 'in bills' }),
  overdue: Type.String({ ...Amount, description: 'of it past its due date' }),
  blocked: Type.String({ description: 'why it pays no new order; empty: it does' }),
  liftedUntil: Maybe(Day),
  can: List(OneOf(['freeze', 'lift'])),
})
export type QuotaAccount = Static<typeof QuotaAccount>
export const quotaAccountLabels = {
  name: ['额度', 'Quota'],
  deptName: ['部门', 'Department'],
  startsOn: ['生效日期', 'From'],
  endsOn: ['失效日期', 'Until'],
  amount: ['授信额度', 'Limit'],
  available: ['可用', 'Available'],
  reserved: ['冻结中', 'Reserved'],
  used: ['已用', 'Used'],
  actual: ['累计已开票', 'Invoiced in all'],
  unpaid: ['账单待还', 'Billed'],
  overdue: ['逾期金额', 'Overdue'],
  blocked: ['冻结原因', 'Frozen'],
} as const satisfies Labels<typeof QuotaAccount>

const reader = { access: 'budget.read', entrances: ['purchaser', 'operator'] } as const
const settler = { access: 'quota.settle', entrances: ['purchaser', 'operator'] } as const

export const listQuotaBills = listRoute({
  path: '/orderrest/api/quota/bills',
  ...reader,
  summary: "List the bills of the quotas of the caller's department and those below it; with budget.oversee of all",
  filters: { status: Optional(QuotaBillStatus), month: Optional(Month), keyword: Optional(Note(100)) },
  record: QuotaBill,
})
export const exportQuotaBills = exportRoute(listQuotaBills, {
  path: '/orderrest/api/quota/exportBills',
  columns: ['billNo', 'deptName', 'fundName', 'month', 'amount', 'repaid', 'rest', 'dueOn', 'status', 'createdAt'],
})
export const findQuotaBill = route({
  method: 'GET',
  path: '/orderrest/api/quota/findBill',
  ...reader,
  summary: 'Get a bill of a quota with its repayments',
  input: shape({ id: Id }),
  reply: shape({ ...QuotaBill.properties, repayments: List(QuotaRepayment, 200) }),
})
export const listQuotaBillChanges = changesRoute({
  path: '/orderrest/api/quota/billChanges',
  ...reader,
  summary: 'List the history of a bill of a quota',
  key: 'id',
})
export const repayQuotaBill = route({
  method: 'POST',
  path: '/orderrest/api/quota/repay',
  ...settler,
  summary: 'Record a repayment of a bill; the amount is available again, and a quota without overdue bills pays again',
  input: shape({ id: Id, version: Type.Integer(), amount: Amount, bankRef: Text(60) }),
  reply: shape({ ...QuotaBill.properties, repayments: List(QuotaRepayment, 200) }),
})
export const listQuotaAccounts = listRoute({
  path: '/orderrest/api/quota/accounts',
  ...reader,
  summary: 'List the quotas in force today with what is billed and what freezes them',
  filters: { keyword: Optional(Note(100)), frozen: Optional(Type.Boolean()) },
  record: QuotaAccount,
})
export const exportQuotaAccounts = exportRoute(listQuotaAccounts, {
  path: '/orderrest/api/quota/exportAccounts',
  columns: [
    'deptName',
    'name',
    'startsOn',
    'endsOn',
    'amount',
    'available',
    'reserved',
    'used',
    'actual',
    'unpaid',
    'overdue',
    'blocked',
  ],
})
export const freezeQuota = route({
  method: 'POST',
  path: '/orderrest/api/quota/freeze',
  ...settler,
  summary: 'Freeze a quota with a reason: it pays no new order; what is reserved stays',
  input: shape({ id: Id, version: Type.Integer(), reason: Text(200) }),
  reply: QuotaAccount,
})
export const liftQuota = route({
  method: 'POST',
  path: '/orderrest/api/quota/lift',
  ...settler,
  summary: 'Lift the freezing of a quota until a day; overdue bills freeze it again after that',
  input: shape({ id: Id, version: Type.Integer(), until: Day, reason: Text(200) }),
  reply: QuotaAccount,
})
