import { dayOf } from '#contract/kit/calendar.ts'
import type { OrderStatus } from '#contract/ordering/orderStates.ts'
import type { OrderSettings } from '#contract/ordering/settings.ts'

/** Automatic moves: what happens without anyone's action. */
export type Timeout = 'expireApproval' | 'expire' | 'expireDraft' | 'autoReceive' | 'autoComment'

const hour = 3_600_000

/** The automatic move of each state, and after how long. */
const clocks: Partial<Record<OrderStatus, { action: Timeout; hours: (settings: OrderSettings) => number }>> = {
  // Set when a draft is saved: drafts of awards, and orders that became drafts again, do not expire.
  '10': { action: 'expireDraft', hours: () => 0 },
  '20': { action: 'expireApproval', hours: (settings) => settings.approvalHoldDays * 24 },
  '30': { action: 'expire', hours: (settings) => settings.orderAcceptHours },
  '50': { action: 'autoReceive', hours: (settings) => settings.orderReceiveDays * 24 },
  '55': { action: 'autoReceive', hours: (settings) => settings.orderReceiveDays * 24 },
  '60': { action: 'autoComment', hours: (settings) => settings.orderCommentDays * 24 },
}

export const dueActionOf = (status: OrderStatus): Timeout | null => clocks[status]?.action ?? null

/** Time of the automatic move of an order that has just entered this state; null: never. */
export function dueAt(status: OrderStatus, settings: OrderSettings, now: Date): Date | null {
  const hours = clocks[status]?.hours(settings) ?? 0
  return hours > 0 ? new Date(now.getTime() + hours * hour) : null
}

/** Time at which a draft that has just been saved expires. */
export const draftDueAt = (now: Date): Date => new Date(now.getTime() + 30 * 24 * hour)

/** Orders that wait longer than this for a review block the cart (specification, section 9); days. */
export const unreviewedDays = 30

/** Maximum receivable pieces when `shipped` were sent; the tolerance is rounded down. */
export const maxToReceive = (shipped: number, { orderOverReceiptPercent: percent }: OrderSettings): number =>
  Math.floor(shipped * (1 + percent / 100))

/** Today or later. */
export const isComing = (day: string, now: Date): boolean => day >= dayOf(now)
