import { counts, inboundTasks, pickTasks, stockRequests, stockScraps, stockTransfers } from './en/lists.ts'
import { reorderPoints, stockItems, stockPlaces, warehouses } from './en/settings.ts'
import { stock, stockBatches, stockMoves, stockValues, warehouseScan } from './en/stock.ts'
import { stockDocuments } from './en/stockDocuments.ts'

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
