import { dayOf } from '#contract/kit/calendar.ts'
import type { PaymentMethod } from '#contract/ordering/orderSummary.ts'
import type { OrderSettings } from '#contract/ordering/settings.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { quotaOf } from '#modules/ledger/index.ts'

/**
 * Whether what the payment method pays from is open to the actor: a quota exists, and no trial account spends a wallet.
 * Whether the wallet pays is decided by the ledger, which is strict.
 */
export const isMethodThere = async (db: Db, actor: Actor, method: PaymentMethod): Promise<boolean> => {
  if (method === 'wallet' || method === 'online') return !actor.isTrial
  return method !== 'quota' || (await quotaOf(db, actor, [actor.deptId], dayOf(actor.now))).length > 0
}

/** Refuses with `order.paymentOff` if the tenant has disabled the payment method, or it is not open to the actor. */
export function refusePaymentOff(method: PaymentMethod, settings: OrderSettings, isThere: boolean) {
  const isOff = {
    term: false,
    transfer: settings.orderTransferOff,
    quota: settings.orderQuotaOff || !isThere,
    wallet: !isThere,
    online: !settings.orderOnline || !isThere,
  }[method]
  if (isOff) refuse('order.paymentOff')
}
