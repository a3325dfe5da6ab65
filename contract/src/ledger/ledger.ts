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
    'Insufficient budget: ¥{available} available, ¥{needed} needed.',
  ],
  'quota.short': [
    20102,
    '额度不足：可用 {available} 元，需要 {needed} 元',
    'Insufficient quota: ¥{available} available, ¥{needed} needed.',
  ],
  'hold.differs': [
    20103,
    '该单据已冻结其他金额，请刷新后重试',
    'A different amount is already reserved for this order. Refresh and try again.',
  ],
  'hold.ended': [
    20104,
    '预算占用已释放，请刷新后重试',
    'The reserved budget has been released. Refresh and try again.',
  ],
  'hold.refundTooMuch': [
    20105,
    '退回金额超过已占用金额，请刷新后重试',
    'The refund exceeds the committed amount. Refresh and try again.',
  ],
  'fund.amountInvalid': [20106, '金额必须大于 0', 'Amount must be greater than 0.'],
  'budget.belowUsed': [
    20121,
    '金额不能低于已占用和冻结中的合计 {used} 元',
    "Amount can't be lower than the ¥{used} committed and reserved.",
  ],
  'budget.overlap': [20122, '该部门在此期间已有同类预算', 'This department already has one for part of this period.'],
  'budget.periodEmpty': [20123, '结束日期不能早于开始日期', "End date can't be earlier than start date."],
  'budget.noDept': [20124, '所选部门不存在', "The selected department doesn't exist."],
  'budget.fixed': [20126, '部门和类型不能修改', "Department and type can't be changed."],
} as const satisfies Refusals
