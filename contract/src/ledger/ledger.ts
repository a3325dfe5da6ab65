import { exportRoute, listRoute } from '#contract/kit/list.ts'
import type { StateNames } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import {
  Amount,
  Count,
  Day,
  Id,
  Instant,
  Note,
  OneOf,
  Optional,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'
import { Formatted } from '#contract/kit/validators.ts'

/** Kinds of funds that pay for orders. */
export const FundKind = OneOf(['budget', 'quota'])
export type FundKind = Static<typeof FundKind>

/** Kinds of accounts of departments that pay for orders: budgets and quotas for a period, and the wallet 钱包. */
export const PayingKind = OneOf(['budget', 'quota', 'wallet'])
export type PayingKind = Static<typeof PayingKind>

/**
 * Budget or quota of a department for a period. Invariant: amount = available + reserved + committed. Reserved 预占:
 * amounts under approval; committed 占用: approved amounts.
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
  actual: Type.String({ ...Amount, description: 'of what is committed: invoiced and approved' }),
})
export type Fund = Static<typeof Fund>

export const EntryKind = OneOf([
  'set',
  'reserve',
  'release',
  'commit',
  'refund',
  'adjust',
  'transfer',
  'topUp',
  'withdraw',
  'earn',
  'expire',
  'settle',
  'repay',
])
export type EntryKind = Static<typeof EntryKind>
export const entryKindNames = {
  set: ['设置', 'Set'],
  reserve: ['冻结', 'Reserve'],
  release: ['释放', 'Release'],
  commit: ['占用', 'Commit'],
  refund: ['退回', 'Refund'],
  adjust: ['调整', 'Change'],
  transfer: ['调剂', 'Transfer'],
  topUp: ['充值', 'Top-up'],
  withdraw: ['提现', 'Withdrawal'],
  earn: ['获得', 'Earned'],
  expire: ['过期', 'Expired'],
  settle: ['开票结转', 'Invoiced'],
  repay: ['还款', 'Repaid'],
} as const satisfies StateNames<EntryKind>
export const EntryPart = OneOf(['available', 'frozen'])
export type EntryPart = Static<typeof EntryPart>
export const entryPartNames = {
  available: ['可用余额', 'Available balance'],
  frozen: ['冻结余额', 'Reserved balance'],
} as const satisfies StateNames<EntryPart>

/** Ledger entry of a fund: its effect on the available or reserved amount. */
export const FundEntry = shape({
  seq: Id,
  kind: EntryKind,
  part: EntryPart,
  change: Amount,
  refKind: Type.String(),
  refId: Id,
  /** Number of the document; empty if it has none. */
  refNo: Type.String(),
  at: Instant,
})
export type FundEntry = Static<typeof FundEntry>

export const listBudgets = listRoute({
  path: '/orderrest/api/budget/list',
  access: 'budget.read',
  summary:
    "List the budgets and quotas of the caller's department and its sub-departments; with budget.oversee or budget.manage those of all departments",
  filters: { kind: Optional(FundKind), deptId: Optional(Id), on: Optional(Day) },
  sort: ['deptName', 'startsOn', 'endsOn'],
  record: Fund,
})
export const exportBudgets = exportRoute(listBudgets, {
  path: '/orderrest/api/budget/export',
  columns: [
    'deptName',
    'name',
    'kind',
    'startsOn',
    'endsOn',
    'active',
    'amount',
    'available',
    'reserved',
    'committed',
    'actual',
  ],
})
export const listFundEntries = listRoute({
  path: '/orderrest/api/budget/entries',
  access: 'budget.read',
  summary: 'List the ledger entries of a budget or quota, newest first',
  filters: { id: Id },
  record: FundEntry,
})
export const exportFundEntries = exportRoute(listFundEntries, {
  path: '/orderrest/api/budget/exportEntries',
  columns: ['seq', 'kind', 'part', 'change', 'refKind', 'refNo', 'at'],
})
export const setBudget = route({
  method: 'POST',
  path: '/orderrest/api/budget/set',
  access: 'budget.manage',
  summary: 'Grant a department a budget or quota for a period, or change its amount (with id and version)',
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
