import { systemActor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish, type Listener } from '#kit/events/events.ts'
import { createDocument, createdEvent } from '../documents/document.access.service.ts'
import { titleOf } from '../documents/document.rules.ts'
import { insertLines, nextIds, plainLine } from '../documents/document.store.ts'
import { type BroughtItem, itemsOf } from '../items/item.store.ts'
import { product, quotient } from '../stock/pick.rules.ts'
import { warehouseFor } from '../warehouses/warehouse.rules.ts'
import { findWarehouseRow } from '../warehouses/warehouse.service.ts'
import { takingWarehouses } from '../warehouses/warehouse.store.ts'
import { unenteredReceipts, type Unentered } from './receipt.store.ts'

const keyOf = ({ sku_id: skuId, name, spec, unit }: Pick<BroughtItem, 'sku_id' | 'name' | 'spec' | 'unit'>) =>
  skuId ?? JSON.stringify([name, spec, unit])

/**
 * Listener: what receipts and inspections accept waits to be put away in the warehouse that the order was delivered to.
 * The receipts are read from their rows, each is entered once, and rejected or uninspected pieces never are. Orders that
 * no warehouse takes in stay with their department.
 */
export const goodsAccepted: Listener<'order.received' | 'order.inspected' | 'order.autoReceived'> = async (
  tx,
  event,
) => {
  const numbers = (event.data.receiptNo ?? '').split('、').filter((no) => no !== '')
  if (numbers.length === 0) return
  for (const receipt of await unenteredReceipts(tx, { orderId: event.entity_id, numbers }))
    await enterReceipt(tx, systemActor(event.tenant_id, '', event.at), receipt)
}

async function enterReceipt(tx: Tx, actor: ReturnType<typeof systemActor>, receipt: Unentered): Promise<void> {
  const accepted = receipt.lines ?? []
  if (accepted.length === 0) return
  const taking = await takingWarehouses(tx)
  const found = warehouseFor(taking, { address: receipt.address, deptPath: receipt.dept_path })
  if (!found) return
  const warehouse = await findWarehouseRow(tx, found.id)
  const items = new Map((await itemsOf(tx, accepted)).map((item) => [keyOf(item), item]))
  const row = await createDocument(tx, actor, {
    kind: 'purchaseIn',
    status: 'toReceive',
    warehouse_id: warehouse.id,
    dept_id: receipt.dept_id,
    dept_path: receipt.dept_path,
    dept_name: receipt.dept_name,
    supplier_id: receipt.supplier_id,
    supplier_name: receipt.supplier_name,
    order_id: receipt.order_id,
    order_no: receipt.order_no,
    source_kind: 'receipt',
    source_id: receipt.id,
    source_no: receipt.no,
    title: titleOf(accepted.map(({ name }) => name)),
    kinds: accepted.length,
  })
  const ids = await nextIds(tx, accepted.length)
  await insertLines(tx, {
    rows: accepted.map((line, index) => {
      const item = items.get(keyOf(line))!
      return {
        ...plainLine,
        id: ids[index]!,
        document_id: row.id,
        line_no: index + 1,
        item_id: item.id,
        order_line_id: line.order_line_id,
        requested: product(String(line.accepted), item.order_factor),
        batch_no: line.batch_no,
        unit_cost: quotient(line.net, item.order_factor),
        unit_price: quotient(line.gross, item.order_factor),
        payer_id: receipt.payer_id ?? null,
      }
    }),
  })
  await publish(tx, actor, createdEvent(row, warehouse))
}
