import * as contract from '#contract/wallet/charges.ts'
import { type App, serve } from '#kit/http/serve.ts'
import type { OnlinePay } from '#kit/onlinePay/onlinePay.ts'
import { refuse } from '#kit/refusal.ts'
import { onlinePaymentOf, startCharge, takeNotice } from './charge.service.ts'

export const chargeRoutes = (pay: OnlinePay | undefined) => (app: App) => {
  serve(app, contract.findOnlinePayment, ({ db, actor, input }) => onlinePaymentOf(db, actor, input.orderId))
  serve(app, contract.startCharge, ({ db, actor, input }) => startCharge(db, pay, actor, input.orderId))
  serve(app, contract.notifyCharge, async ({ db, actor, input }) => ({
    taken: await takeNotice(db, actor, pay, input),
  }))
  serve(app, contract.simulateCharge, async ({ db, actor, input: { orderId, chargeNo } }) => {
    if (!pay?.simulate) return refuse('charge.noProvider')
    const { charges } = await onlinePaymentOf(db, actor, orderId)
    const charge = charges.find((each) => each.chargeNo === chargeNo) ?? refuse('charge.unknown')
    await takeNotice(db, actor, pay, pay.simulate(charge))
    return onlinePaymentOf(db, actor, orderId)
  })
}
