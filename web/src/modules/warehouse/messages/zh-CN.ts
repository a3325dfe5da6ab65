import { counts, inboundTasks, pickTasks, stockRequests, stockScraps, stockTransfers } from './zh-CN/lists.ts'
import { reorderPoints, stockItems, stockPlaces, warehouses } from './zh-CN/settings.ts'
import { stock, stockBatches, stockMoves, stockValues, warehouseScan } from './zh-CN/stock.ts'
import { stockDocuments } from './zh-CN/stockDocuments.ts'

export const messages = {
  stockDocuments,
  inboundTasks,
  pickTasks,
  stockRequests,
  stockTransfers,
  counts,
  stockScraps,
  stock,
  stockBatches,
  stockMoves,
  stockValues,
  warehouseScan,
  warehouses,
  stockPlaces,
  stockItems,
  reorderPoints,
}

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    warehouse: typeof messages
  }
}
