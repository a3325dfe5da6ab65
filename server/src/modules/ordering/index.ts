import type { App } from '#kit/http/serve.ts'
import { everyTenant } from '#kit/jobs/jobs.recurring.ts'
import type { Listener } from '#kit/events/events.ts'
import type { Module } from '#kit/module.ts'
import type { Outside } from '#kit/sandbox/sandbox.ts'
import type { TrackParcel } from '#kit/tracking/tracking.ts'
import { orderAwarded } from './awards/award.listener.ts'
import { addressRoutes } from './addresses/address.routes.ts'
import { canReadAttachments } from './attachments.service.ts'
import { projectOrderRoutes } from './awards/projectOrders.routes.ts'
import { agreementUseRoutes } from './agreements/agreementUses.routes.ts'
import { batchRoutes } from './batch/batch.routes.ts'
import { cartRoutes } from './cart/cart.routes.ts'
import { unreviewedOf } from './cart/cart.service.ts'
import { costCentreRoutes } from './costCentres/costCentre.routes.ts'
import { inspectionRoutes } from './inspections/inspection.routes.ts'
import { remindInspectors } from './inspections/inspection.service.ts'
import { changeRoutes } from './changes/change.routes.ts'
import { orderChangeApproval } from './changes/changeApproval.service.ts'
import { commentRoutes } from './deliveries/comment.routes.ts'
import { deliveryRoutes } from './deliveries/delivery.routes.ts'
import { documentRoutes } from './orders/document/document.routes.ts'
import { orderRoutes } from './orders/order.routes.ts'
import { countInProgress } from './orders/order.count.store.ts'
import { numbersOfOrders } from './orders/order.numbers.store.ts'
import { orderingSources } from './orders/workbench.ts'
import { approveOrder, orderApproval } from './flow/decide.service.ts'
import { timeOutOrders } from './flow/timeout.service.ts'
import { orderingMessages } from './messages.ts'
import { listRoutes } from './lists/list.routes.ts'
import { goodsRejected } from './returns/rejected.listener.ts'
import { paperRoutes } from './papers/paper.routes.ts'
import { countBoughtTogether } from './statistics/together.service.ts'
import { watchRoutes } from './watches/watch.routes.ts'
import { tellWatchers } from './watches/watch.service.ts'
import { countPurchases } from './statistics/purchase.service.ts'
import { purchaseRoutes } from './statistics/purchase.routes.ts'
import { trackingRoutes } from './tracking/tracking.routes.ts'
import { askCarriers } from './tracking/tracking.service.ts'
import { returnApproval } from './returns/returnApproval.service.ts'
import { returnRoutes } from './returns/return.routes.ts'
import { timeOutReturns } from './returns/returnTimeout.service.ts'

/** Goods were taken in: purchases are counted, and what was rejected goes back. */
const receivedListener: Listener<'order.received' | 'order.inspected'> = async (tx, event) => {
  await countPurchases(tx, event)
  await goodsRejected(tx, event)
}

export { notePaidOnline } from './orders/order.store.ts'
export { saveInvoiceTitle, saveReceiverAddress } from './addresses/address.service.ts'
export { orderAwarded } from './awards/award.listener.ts'
// Commands for the demo, which performs them without pages.
export { submitOrder } from './cart/submit.service.ts'
// For higher modules that limit what can be ordered.
export { type PlacedLine, placeOrders } from './cart/submit.service.ts'
export { keptAmount } from './cart/amounts.rules.ts'
export { closeCaps, findCaps, lockCaps, type NewCap, openCaps } from './caps/cap.service.ts'
export { createComment, replyComment } from './deliveries/comment.service.ts'
export { createDelivery } from './deliveries/delivery.service.ts'
export { createInspection } from './inspections/inspection.service.ts'
export { createReceipt } from './deliveries/receipt.service.ts'
export { approveOrder }
export { factsOf, goodsTable, headWithCode, inLanguage, timeOf } from './papers/paper.rules.ts'
export { endGroupOrder } from './flow/group.service.ts'
export { moveOrder } from './flow/move.service.ts'
export { createCostCentre, setCostCentreStatus } from './costCentres/costCentre.service.ts'
export { returnApproval } from './returns/returnApproval.service.ts'
export { setWatch } from './watches/watch.service.ts'
export { putInList, saveList, setFollow } from './lists/list.service.ts'
export { orderFlow } from './orders/order.rules.ts'
export { eventOf } from './orders/order.events.rules.ts'
export { verifyOrders } from './orders/order.verify.ts'
export { createReturn } from './returns/return.request.service.ts'
export {
  agreeReturn,
  decideReturn,
  moveReturn,
  offerReturn,
  refuseReturn,
  sendReturn,
  shipReplacement,
  takeReturn,
} from './returns/returnMoves.service.ts'
export { timeOutOrders, timeOutReturns }

/** Without a port to carriers nobody is asked where parcels are. */
export const ordering = (track?: Outside<TrackParcel>): Module => ({
  messages: orderingMessages,
  routes: (app: App) => {
    for (const routes of [
      addressRoutes,
      cartRoutes,
      batchRoutes,
      orderRoutes,
      projectOrderRoutes,
      agreementUseRoutes,
      deliveryRoutes,
      commentRoutes,
      documentRoutes,
      returnRoutes,
      listRoutes,
      paperRoutes,
      purchaseRoutes,
      changeRoutes,
      costCentreRoutes,
      inspectionRoutes,
      trackingRoutes,
      watchRoutes,
    ])
      routes(app)
  },
  listeners: {
    'project.completed': orderAwarded,
    'order.received': receivedListener,
    'order.inspected': receivedListener,
    'order.autoReceived': countPurchases,
  },
  jobs: [
    everyTenant({
      name: 'ordering.timeOut',
      everySeconds: 30,
      run: async (context) => void (await timeOutOrders(context)),
    }),
    everyTenant({
      name: 'ordering.timeOutReturns',
      everySeconds: 60,
      run: async (context) => void (await timeOutReturns(context)),
    }),
    everyTenant({ name: 'ordering.remindInspectors', everySeconds: 3600, run: remindInspectors }),
    everyTenant({ name: 'ordering.tellWatchers', everySeconds: 600, run: tellWatchers }),
    everyTenant({ name: 'ordering.countTogether', everySeconds: 6 * 3600, run: countBoughtTogether }),
    everyTenant({
      name: 'ordering.askCarriers',
      everySeconds: 600,
      run: async (context) => {
        if (track) await askCarriers(await track(context))(context)
      },
    }),
  ],
  approvals: { order: orderApproval, orderChange: orderChangeApproval, return: returnApproval },
  canRead: canReadAttachments,
  workbench: orderingSources,
  queryPorts: { unreviewedOrders: unreviewedOf, ordersInProgress: countInProgress, orderNumbers: numbersOfOrders },
})
