import type { App } from '#kit/serve.ts'
import { everyTenant } from '#kit/jobs.ts'
import type { Module } from '#kit/module.ts'
import { addressRoutes } from './address.routes.ts'
import { cartRoutes } from './cart.routes.ts'
import { unreviewedOf } from './cart.service.ts'
import { commentRoutes } from './comment.routes.ts'
import { deliveryRoutes } from './delivery.routes.ts'
import { documentRoutes } from './document.routes.ts'
import { orderRoutes } from './order.routes.ts'
import { countInProgress } from './order.store.ts'
import { timeOutOrders } from './timeout.service.ts'

export { saveInvoiceTitle, saveReceiverAddress } from './address.service.ts'
export { eventOf, orderFlow } from './order.rules.ts'
export { verifyOrders } from './order.verify.ts'
export { timeOutOrders }

export const ordering: Module = {
  routes: (app: App) => {
    for (const routes of [addressRoutes, cartRoutes, orderRoutes, deliveryRoutes, commentRoutes, documentRoutes])
      routes(app)
  },
  jobs: [
    everyTenant({
      name: 'ordering.timeOut',
      everySeconds: 30,
      run: async (context) => void (await timeOutOrders(context)),
    }),
  ],
  queryPorts: { unreviewedOrders: unreviewedOf, ordersInProgress: countInProgress },
}
