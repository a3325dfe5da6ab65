import type { App } from '#kit/http/serve.ts'
import { everyTenant } from '#kit/jobs/jobs.recurring.ts'
import type { Module } from '#kit/module.ts'
import { orderAwarded } from './awards/award.listener.ts'
import { addressRoutes } from './addresses/address.routes.ts'
import { canReadAttachments } from './attachments.service.ts'
import { projectOrderRoutes } from './awards/projectOrders.routes.ts'
import { batchRoutes } from './batch/batch.routes.ts'
import { cartRoutes } from './cart/cart.routes.ts'
import { unreviewedOf } from './cart/cart.service.ts'
import { commentRoutes } from './deliveries/comment.routes.ts'
import { deliveryRoutes } from './deliveries/delivery.routes.ts'
import { documentRoutes } from './orders/document/document.routes.ts'
import { orderRoutes } from './orders/order.routes.ts'
import { countInProgress } from './orders/order.count.store.ts'
import { numbersOfOrders } from './orders/order.numbers.store.ts'
import { orderingSources } from './orders/workbench.ts'
import { timeOutOrders } from './flow/timeout.service.ts'

export { saveInvoiceTitle, saveReceiverAddress } from './addresses/address.service.ts'
export { orderAwarded } from './awards/award.listener.ts'
// Commands for the demo, which performs them without pages.
export { submitOrder } from './cart/submit.service.ts'
export { createComment, replyComment } from './deliveries/comment.service.ts'
export { createDelivery } from './deliveries/delivery.service.ts'
export { createReceipt } from './deliveries/receipt.service.ts'
export { approveOrder } from './flow/decide.service.ts'
export { moveOrder } from './flow/move.service.ts'
export { orderFlow } from './orders/order.rules.ts'
export { eventOf } from './orders/order.events.rules.ts'
export { verifyOrders } from './orders/order.verify.ts'
export { timeOutOrders }

export const ordering: Module = {
  routes: (app: App) => {
    for (const routes of [
      addressRoutes,
      cartRoutes,
      batchRoutes,
      orderRoutes,
      projectOrderRoutes,
      deliveryRoutes,
      commentRoutes,
      documentRoutes,
    ])
      routes(app)
  },
  listeners: { 'project.completed': orderAwarded },
  jobs: [
    everyTenant({
      name: 'ordering.timeOut',
      everySeconds: 30,
      run: async (context) => void (await timeOutOrders(context)),
    }),
  ],
  canRead: canReadAttachments,
  workbench: orderingSources,
  queryPorts: { unreviewedOrders: unreviewedOf, ordersInProgress: countInProgress, orderNumbers: numbersOfOrders },
}
