import type { StateNames } from '#contract/kit/refusals.ts'
import { OneOf, type Static } from '#contract/kit/schema.ts'

/**
 * 10 草稿 · 20 审批中 · 25 审批驳回 · 28 待成团 · 30 待接单 · 35 供应商拒单 · 40 待发货 · 45 部分发货 · 50 待收货 · 55 部分收货 ·
 * 60 待评价 · 70 已完成 · 80 取消申请中 · 90 已取消 · 95 部分交货关闭
 */
export const OrderStatus = OneOf([
  '10',
  '20',
  '25',
  '28',
  '30',
  '35',
  '40',
  '45',
  '50',
  '55',
  '60',
  '70',
  '80',
  '90',
  '95',
])
export type OrderStatus = Static<typeof OrderStatus>
export const orderStatusNames = {
  '10': ['草稿', 'Draft'],
  '20': ['审批中', 'Pending approval'],
  '25': ['审批驳回', 'Rejected'],
  '28': ['待成团', 'Awaiting the group'],
  '30': ['待接单', 'Awaiting acceptance'],
  '35': ['供应商拒单', 'Declined by supplier'],
  '40': ['待发货', 'Awaiting shipment'],
  '45': ['部分发货', 'Partially shipped'],
  '50': ['待收货', 'Awaiting receipt'],
  '55': ['部分收货', 'Partially received'],
  '60': ['待评价', 'Awaiting review'],
  '70': ['已完成', 'Completed'],
  '80': ['取消申请中', 'Cancellation requested'],
  '90': ['已取消', 'Cancelled'],
  '95': ['部分交货关闭', 'Closed (partial)'],
} as const satisfies StateNames<OrderStatus>

/** User actions performed through `orders/move`. */
const moves = [
  'submit',
  'withdraw',
  'cancel',
  'reopen',
  'urge',
  'accept',
  'propose',
  'agreeProposal',
  'declineProposal',
  'refuse',
  'requestCancel',
  'agreeCancel',
  'refuseCancel',
  'receive',
  'shortClose',
  'withdrawChange',
  'agreeChange',
  'declineChange',
] as const
/**
 * Actions with routes of their own: `orders/edit`, `orders/approve`, `orderChanges/create`, `deliveries/create`,
 * `inspections/create`, `comments/create`.
 */
const acts = ['edit', 'approve', 'reject', 'requestChange', 'ship', 'inspect', 'comment'] as const
/** Ends of a group purchase: its orders go on at the reached price, or are cancelled. */
const ends = ['settleGroup', 'dissolveGroup'] as const
/** Automatic moves, made when a deadline has passed. */
const timeouts = ['expireApproval', 'expire', 'expireDraft', 'autoReceive', 'autoComment'] as const

export const MoveAction = OneOf(moves)
export type MoveAction = Static<typeof MoveAction>
export const OrderAction = OneOf([...moves, ...acts, ...ends, ...timeouts])
export type OrderAction = Static<typeof OrderAction>
