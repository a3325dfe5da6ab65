import { OneOf, type Static } from '#contract/kit/schema.ts'

/** How something was bought 采购方式: in the mall, at agreement prices, by a project, a group purchase or a plan. */
export const Procedure = OneOf(['mall', 'agreement', 'inquiry', 'bidding', 'fixed', 'group', 'plan'])
export type Procedure = Static<typeof Procedure>
export const procedureNames = {
  mall: ['商城', 'Mall'],
  agreement: ['协议', 'Agreement'],
  inquiry: ['询比价', 'Inquiry'],
  bidding: ['竞价', 'Bidding'],
  fixed: ['定点', 'Direct purchase'],
  group: ['拼团', 'Group purchase'],
  plan: ['计划采购', 'Planned purchase'],
} as const satisfies Readonly<Record<Procedure, readonly [zh: string, en: string]>>

/** What happened to the money of an order. */
export const SpendSource = OneOf(['accepted', 'changed', 'rejected', 'closed', 'cancelled', 'returned'])
export type SpendSource = Static<typeof SpendSource>
export const spendSourceNames = {
  accepted: ['接单', 'Accepted'],
  changed: ['变更', 'Changed'],
  rejected: ['拒收', 'Rejected'],
  closed: ['少交关闭', 'Short-closed'],
  cancelled: ['取消', 'Cancelled'],
  returned: ['退货与折让', 'Returned'],
} as const satisfies Readonly<Record<SpendSource, readonly [zh: string, en: string]>>
