import { lazyPage } from '#web/messages/lazy.ts'

/** Pages with a fixed address. */
export const fixedPages = {
  '/stockDocument': lazyPage(
    ['warehouse', 'approvals'],
    async () => (await import('#web/modules/warehouse/documents/StockDocumentPage.tsx')).StockDocumentPage,
  ),
}

/** Pages of menu entries by route name. */
export const menuPages = {
  stockRequests: lazyPage(
    ['warehouse'],
    async () => (await import('#web/modules/warehouse/lists/StockRequestsPage.tsx')).StockRequestsPage,
  ),
  inboundTasks: lazyPage(
    ['warehouse'],
    async () => (await import('#web/modules/warehouse/lists/InboundTasksPage.tsx')).InboundTasksPage,
  ),
  pickTasks: lazyPage(
    ['warehouse'],
    async () => (await import('#web/modules/warehouse/lists/PickTasksPage.tsx')).PickTasksPage,
  ),
  stockTransfers: lazyPage(
    ['warehouse'],
    async () => (await import('#web/modules/warehouse/lists/StockTransfersPage.tsx')).StockTransfersPage,
  ),
  counts: lazyPage(['warehouse'], async () => (await import('#web/modules/warehouse/lists/CountsPage.tsx')).CountsPage),
  stockScraps: lazyPage(
    ['warehouse'],
    async () => (await import('#web/modules/warehouse/lists/StockScrapsPage.tsx')).StockScrapsPage,
  ),
  stock: lazyPage(
    ['warehouse', 'identity'],
    async () => (await import('#web/modules/warehouse/stock/StockPage.tsx')).StockPage,
  ),
  stockMoves: lazyPage(
    ['warehouse'],
    async () => (await import('#web/modules/warehouse/stock/StockMovesPage.tsx')).StockMovesPage,
  ),
  reorderPoints: lazyPage(
    ['warehouse'],
    async () => (await import('#web/modules/warehouse/settings/ReorderPointsPage.tsx')).ReorderPointsPage,
  ),
  warehouseScan: lazyPage(
    ['warehouse'],
    async () => (await import('#web/modules/warehouse/scan/WarehouseScanPage.tsx')).WarehouseScanPage,
  ),
  warehouses: lazyPage(
    ['warehouse', 'identity'],
    async () => (await import('#web/modules/warehouse/settings/WarehousesPage.tsx')).WarehousesPage,
  ),
  stockItems: lazyPage(
    ['warehouse'],
    async () => (await import('#web/modules/warehouse/settings/StockItemsPage.tsx')).StockItemsPage,
  ),
}
