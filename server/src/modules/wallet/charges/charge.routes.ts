import * as contract from '#contract/wallet/charges.ts'
import { type App, serve } from '#kit/http/serve.ts'
import type { Actor } from '#kit/actor.ts'
import type { OnlinePay } from '#kit/onlinePay/onlinePay.ts'
import { refuse } from '#kit/refusal.ts'
import type { Outside } from '#kit/sandbox/sandbox.ts'
import { onlinePaymentOf, startCharge, takeNotice } from './charge.service.ts'

export const chargeRoutes = (provider: Outside<OnlinePay> | undefined) => (app: App) => {
  const { database } = app.context
  const payOf = async ({ tenantId, isSandbox }: Actor) => provider?.({ database, tenantId, isSandbox })
  serve(app, contract.findOnlinePayment, ({ db, actor, input }) => onlinePaymentOf(db, actor, input.orderId))
  serve(app, contract.startCharge, async ({ db, actor, input }) =>
    startCharge(db, await payOf(actor), actor, input.orderId),
  )
  serve(app, contract.notifyCharge, async ({ db, actor, input }) => ({
    taken: await takeNotice(db, actor, await payOf(actor), input),
  }))
  serve(app, contract.simulateCharge, async ({ db, actor, input: { orderId, chargeNo } }) => {
    const pay = await payOf(actor)
    if (!pay?.simulate) return refuse('charge.noProvider')
    const { charges } = await onlinePaymentOf(db, actor, orderId)
    const charge = charges.find((each) => each.chargeNo === chargeNo) ?? refuse('charge.unknown')
    await takeNotice(db, actor, pay, pay.simulate(charge))
    return onlinePaymentOf(db, actor, orderId)
  })
}
