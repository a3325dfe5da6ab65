import { dayOf } from '#contract/kit/calendar.ts'
import type { PaymentMethod } from '#contract/orders.ts'
import type { Actor } from '#kit/actor.ts'
import type { Sql } from '#kit/database.ts'
import { refuse } from '#kit/refusal.ts'
import { quotaOf } from '#modules/ledger/index.ts'
import type { OrderSettings } from './times.rules.ts'

/** A way of paying that the tenant has switched off, or a quota that the department has not got. */
export async function refusePaymentOff(sql: Sql, actor: Actor, method: PaymentMethod, settings: OrderSettings) {
  if (method === 'transfer' && settings.transferOff) refuse('order.paymentOff')
  if (method !== 'quota') return
  const [quota] = settings.quotaOff ? [] : await quotaOf(sql, actor, [actor.deptId], dayOf(actor.now))
  if (!quota) refuse('order.paymentOff')
}
