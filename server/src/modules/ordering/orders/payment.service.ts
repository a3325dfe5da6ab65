import { dayOf } from '#contract/kit/calendar.ts'
import type { PaymentMethod } from '#contract/ordering/orderSummary.ts'
import type { OrderSettings } from '#contract/ordering/settings.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { quotaOf } from '#modules/ledger/index.ts'

/** Whether a quota exists, if the payment method needs one. */
export const isQuotaThere = async (db: Db, actor: Actor, method: PaymentMethod): Promise<boolean> =>
  method !== 'quota' || (await quotaOf(db, actor, [actor.deptId], dayOf(actor.now))).length > 0

/** Refuses with `order.paymentOff` if the tenant has disabled the payment method or the department has no quota. */
export function refusePaymentOff(method: PaymentMethod, settings: OrderSettings, quotaThere: boolean) {
  const isOff = { term: false, transfer: settings.orderTransferOff, quota: settings.orderQuotaOff || !quotaThere }[
    method
  ]
  if (isOff) refuse('order.paymentOff')
}
