import type { Refusals } from '#contract/kit/refusals.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import {
  Amount,
  Count,
  Day,
  Id,
  Instant,
  Maybe,
  Note,
  Nothing,
  OneOf,
  Optional,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'
import { Formatted } from '#contract/kit/validators.ts'

/** What an order is paid from. */
export const FundKind = OneOf(['budget', 'quota'])
export type FundKind = Static<typeof FundKind>

/**
 * A department's budget or quota for a period. amount = available + reserved + committed, always:
 * reserved 预占 by what is under approval, committed 占用 by what was approved.
 */
export const Fund = shape({
  id: Id,
  kind: FundKind,
  version: Count,
  name: Type.String(),
  deptId: Id,
  deptName: Type.String(),
  startsOn: Day,
  endsOn: Day,
  active: Type.Boolean(),
  amount: Amount,
  available: Amount,
  reserved: Amount,
  committed: Amount,
})
export type Fund = Static<typeof Fund>

export const EntryKind = OneOf(['set', 'reserve', 'release', 'commit', 'refund'])
export type EntryKind = Static<typeof EntryKind>

/** A line of a fund's book: what it did to available and reserved. */
export const FundEntry = shape({
  seq: Id,
  kind: EntryKind,
  part: OneOf(['available', 'frozen']),
  change: Amount,
  refKind: Type.String(),
  refId: Id,
  at: Instant,
})
export type FundEntry = Static<typeof FundEntry>

export const listBudgets = listRoute({
  path: '/orderrest/api/budget/list',
  access: 'budget.read',
  summary:
    'The budgets and quotas of the departments that I may see: my own and those below it, or all for who manages them.',
  filters: { kind: Optional(FundKind), deptId: Optional(Id), on: Optional(Day) },
  sort: ['deptName', 'startsOn', 'endsOn'],
  record: Fund,
})
export const exportBudgets = exportRoute(listBudgets, {
  path: '/orderrest/api/budget/export',
  columns: ['deptName', 'name', 'kind', 'startsOn', 'endsOn', 'active', 'amount', 'available', 'reserved', 'committed'],
})
export const listFundEntries = listRoute({
  path: '/orderrest/api/budget/entries',
  access: 'budget.read',
  summary: 'The book of one budget or quota, newest first.',
  filters: { id: Id },
  record: FundEntry,
})
export const exportFundEntries = exportRoute(listFundEntries, {
  path: '/orderrest/api/budget/exportEntries',
  columns: ['seq', 'kind', 'part', 'change', 'refKind', 'refId', 'at'],
})
export const setBudget = route({
  method: 'POST',
  path: '/orderrest/api/budget/set',
  access: 'budget.manage',
  summary: 'Gives a department a budget or quota for a period, or changes the amount of one (with its id and version).',
  input: shape({
    id: Optional(Id),
    version: Optional(Count),
    kind: FundKind,
    deptId: Id,
    name: Text(60),
    startsOn: Day,
    endsOn: Day,
    active: Type.Boolean(),
    amount: Formatted('amount'),
    reason: Note(200),
  }),
  reply: Fund,
})

export const queryIsCheckQuota = route({
  method: 'GET',
  path: '/orderrest/api/quota/queryIsCheckQuota',
  access: 'budget.read',
  entrances: ['purchaser'],
  summary: "Whether orders are checked against the department's quota.",
  input: Nothing,
  reply: shape({ confId: Maybe(Id), isCheckQuota: OneOf(['0', '1']) }),
})

export const quotaReleased = route({
  method: 'GET',
  path: '/orderrest/api/quota/quotaReleased',
  access: 'budget.read',
  entrances: ['purchaser'],
  summary: "What is left of my department's quota.",
  input: Nothing,
  reply: shape({
    quotaReleased: Type.String({
      description: 'yuan, or a code that is not money: -1 none was opened, -2 an application is in progress',
    }),
    accountSource: Type.String(),
  }),
})

export const ledgerRefusals = {
  'budget.short': [
    20101,
    '预算不足：可用 {available} 元，需要 {needed} 元',
    'The budget is too small: {available} available, {needed} needed.',
  ],
  'quota.short': [
    20102,
    '额度不足：可用 {available} 元，需要 {needed} 元',
    'The quota is too small: {available} available, {needed} needed.',
  ],
  'hold.differs': [20103, '该单据已占用其他金额，请先释放', 'Another amount is already reserved for this document.'],
  'hold.ended': [20104, '该单据的占用已结束', 'What was reserved for this document has already ended.'],
  'hold.refundTooMuch': [20105, '退回金额超过占用金额', 'More would be given back than was committed.'],
  'fund.amountInvalid': [20106, '金额必须大于 0', 'The amount must be greater than zero.'],
  'budget.belowUsed': [
    20121,
    '金额不能低于已占用的 {used} 元',
    'The amount may not be lower than the {used} already in use.',
  ],
  'budget.overlap': [20122, '该部门在此期间已有同类预算', 'The department already has one for part of this period.'],
  'budget.periodEmpty': [20123, '结束日期不能早于开始日期', 'The period may not end before it begins.'],
  'budget.noDept': [20124, '所选部门不存在', 'The chosen department does not exist.'],
  'budget.fixed': [20126, '部门和类型不能修改', 'Department and kind cannot be changed.'],
} as const satisfies Refusals
