import { dayOf } from '#contract/kit/calendar.ts'
import type { OrderStatus } from '#contract/ordering/orders.ts'
import type { FreightRule } from '../cart/amounts.rules.ts'

/** What a tenant may set about its orders. Zero days or hours: the product never acts by itself. */
export interface OrderSettings {
  readonly holdDays: number
  readonly acceptHours: number
  readonly receiveDays: number
  readonly commentDays: number
  readonly overReceiptPercent: number
  readonly termDays: number
  readonly transferOff: boolean
  readonly quotaOff: boolean
  readonly freight: FreightRule
}

/** The codes under which a tenant's configuration holds them. */
export const settingCodes = [
  'approvalHoldDays',
  'orderAcceptHours',
  'orderReceiveDays',
  'orderCommentDays',
  'orderOverReceiptPercent',
  'orderTermDays',
  'orderTransferOff',
  'orderQuotaOff',
  'orderFreight',
  'orderFreightFreeFrom',
] as const

const numberOr = (text: string | undefined, otherwise: number) => {
  const value = Number(text ?? '')
  return text !== undefined && text.trim() !== '' && Number.isFinite(value) && value >= 0 ? value : otherwise
}
const amountOr = <T>(text: string | undefined, otherwise: T) =>
  text !== undefined && /^\d{1,8}(\.\d{1,2})?$/.test(text) ? text : otherwise

/** The settings over the defaults; nonsense counts as not set. */
export function orderSettings(values: Readonly<Partial<Record<(typeof settingCodes)[number], string>>>): OrderSettings {
  return {
    holdDays: numberOr(values.approvalHoldDays, 7),
    acceptHours: numberOr(values.orderAcceptHours, 72),
    receiveDays: numberOr(values.orderReceiveDays, 15),
    commentDays: numberOr(values.orderCommentDays, 0),
    overReceiptPercent: numberOr(values.orderOverReceiptPercent, 0),
    termDays: numberOr(values.orderTermDays, 30),
    transferOff: values.orderTransferOff === '1',
    quotaOff: values.orderQuotaOff === '1',
    freight: { fee: amountOr(values.orderFreight, '0.00'), freeFrom: amountOr(values.orderFreightFreeFrom, null) },
  }
}

/** What the product does by itself. */
export type Timeout = 'expireApproval' | 'expire' | 'autoReceive' | 'autoComment'

const hour = 3_600_000

/** In which states the product acts by itself, with what, and after how long. */
const clocks: Partial<Record<OrderStatus, { action: Timeout; hours: (settings: OrderSettings) => number }>> = {
  '20': { action: 'expireApproval', hours: (settings) => settings.holdDays * 24 },
  '30': { action: 'expire', hours: (settings) => settings.acceptHours },
  '50': { action: 'autoReceive', hours: (settings) => settings.receiveDays * 24 },
  '55': { action: 'autoReceive', hours: (settings) => settings.receiveDays * 24 },
  '60': { action: 'autoComment', hours: (settings) => settings.commentDays * 24 },
}

export const dueActionOf = (status: OrderStatus): Timeout | null => clocks[status]?.action ?? null

/** When the product will act on an order that has just come to this state; null: never. */
export function dueAt(status: OrderStatus, settings: OrderSettings, now: Date): Date | null {
  const hours = clocks[status]?.hours(settings) ?? 0
  return hours > 0 ? new Date(now.getTime() + hours * hour) : null
}

/** Orders that wait longer than this for a comment block the cart (specification, section 9). */
export const unreviewedDays = 30

/** How many pieces of a line may be taken in when `shipped` were sent: the tolerance is rounded down. */
export const mostToReceive = (shipped: number, { overReceiptPercent }: OrderSettings): number =>
  Math.floor(shipped * (1 + overReceiptPercent / 100))

/** Today or later. */
export const isComing = (day: string, now: Date): boolean => day >= dayOf(now)
