import { sqlQuery } from '#kit/database/query.ts'

export const warehouseIds = sqlQuery('demo.warehouseIds', 'select code, id from warehouse.warehouses order by code')
export const itemIds = sqlQuery(
  'demo.stockItemIds',
  'select name, id from warehouse.items where sku_id is null order by id limit 100',
)
export const documentOf = sqlQuery(
  'demo.stockDocument',
  'select version, status, warehouse_id from warehouse.documents where id = $id',
)
export const placesIn = sqlQuery(
  'demo.stockPlaces',
  `select id from warehouse.places where warehouse_id = $warehouseId and kind = 'storage' order by code`,
)
export const linesToPut = sqlQuery(
  'demo.stockLines',
  `select l.id, l.requested, l.batch_no, i.shelf_days from warehouse.lines l
   join warehouse.items i on i.tenant_id = l.tenant_id and i.id = l.item_id where l.document_id = $documentId order by l.line_no`,
)
export const picksToIssue = sqlQuery(
  'demo.stockPicks',
  `select k.id, k.quantity from warehouse.picks k join warehouse.lines l on l.tenant_id = k.tenant_id and l.id = k.line_id
   where l.document_id = $documentId order by k.id`,
)
export const waitingReceipts = sqlQuery(
  'demo.stockReceipts',
  `select id, created_at from warehouse.documents where kind = 'purchaseIn' and status = 'toReceive' and created_at < $before
   order by created_at limit 200`,
)
export const countRowsOf = sqlQuery(
  'demo.stockCountRows',
  `select r.id, b.on_hand from warehouse.count_rows r
   join warehouse.balances b on b.tenant_id = r.tenant_id and b.place_id = r.place_id and b.batch_id = r.batch_id
   where r.document_id = $documentId order by r.id`,
)
export const batchesIn = sqlQuery(
  'demo.stockBatches',
  `select b.place_id, b.batch_id, b.on_hand - b.held as "free!" from warehouse.balances b
   join warehouse.batches t on t.tenant_id = b.tenant_id and t.id = b.batch_id
   where b.warehouse_id = $warehouseId and b.item_id = $itemId and not b.is_outside and b.on_hand > b.held
   order by t.expires_on, t.id limit 5`,
)
