import type { Db } from '#kit/database/database.ts'
import type { App } from '#kit/http/serve.ts'
import type { Module } from '#kit/module.ts'
import { countRoutes } from './counts/count.routes.ts'
import { mayReadDocument } from './documents/document.access.service.ts'
import { documentRoutes } from './documents/document.routes.ts'
import { inboundRoutes } from './inbound/inbound.routes.ts'
import { goodsAccepted } from './inbound/receipt.listener.ts'
import { stockNumbers } from './issues/charge.store.ts'
import { issueApproval } from './issues/issueApproval.service.ts'
import { issueRoutes } from './issues/issue.routes.ts'
import { itemRoutes } from './items/item.routes.ts'
import { warehouseMessages } from './messages.ts'
import { paperRoutes } from './papers/paper.routes.ts'
import { reorderRoutes } from './reorder/reorder.routes.ts'
import { returnListeners } from './returns/return.listener.ts'
import { scrapRoutes } from './scraps/scrap.routes.ts'
import { scrapApproval } from './scraps/scrap.service.ts'
import { stockRoutes } from './stock/stock.routes.ts'
import { transferRoutes } from './transfers/transfer.routes.ts'
import { warehouseRoutes } from './warehouses/warehouse.routes.ts'
import { warehouseSources } from './workbench.ts'

// Commands for the demo, which performs them without pages.
export { confirmCount, createCount, scanCount, submitCount } from './counts/count.service.ts'
export { createOtherInbound, putAway } from './inbound/putAway.service.ts'
export { goodsAccepted } from './inbound/receipt.listener.ts'
// For statistics, which show of warehouses what their lists do.
export { scopeOf as warehousesOf } from './scope.rules.ts'
export { createIssue, signIssue } from './issues/issue.service.ts'
export { giveBackIssue, issueStock } from './issues/issueMoves.service.ts'
export { addStockItem, editStockItem } from './items/item.service.ts'
export { addReorderPoint } from './reorder/reorder.service.ts'
export { createScrap, executeScrap } from './scraps/scrap.service.ts'
export { arriveTransfer, createTransfer, shipTransfer } from './transfers/transfer.service.ts'
export { addPlace, addWarehouse } from './warehouses/warehouse.service.ts'

const numbersOf = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  new Map((await stockNumbers(db, { ids })).map(({ id, no }) => [id!, no!]))

export const warehouse: Module = {
  messages: warehouseMessages,
  routes: (app: App) => {
    for (const routes of [
      warehouseRoutes,
      itemRoutes,
      stockRoutes,
      documentRoutes,
      inboundRoutes,
      issueRoutes,
      transferRoutes,
      countRoutes,
      scrapRoutes,
      reorderRoutes,
      paperRoutes,
    ])
      routes(app)
  },
  listeners: {
    'order.received': goodsAccepted,
    'order.inspected': goodsAccepted,
    'order.autoReceived': goodsAccepted,
    ...returnListeners,
  },
  approvals: { stockIssue: issueApproval, stockScrap: scrapApproval },
  canRead: { stockDocument: mayReadDocument },
  queryPorts: { stockNumbers: numbersOf },
  workbench: warehouseSources,
}
