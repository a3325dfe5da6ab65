import * as contract from '#contract/ordering/delivery/deliveries.ts'
import * as receiptContract from '#contract/ordering/delivery/receipts.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { type ListCall, serveExport, serveList } from '#kit/http/serveList.ts'
import { deliveryColumns, receiptColumns } from './delivery.export.rules.ts'
import { createDelivery, findDelivery } from './delivery.service.ts'
import { presentDelivery } from './delivery.present.ts'
import type { DeliveryRow } from './delivery.store.ts'
import { type DeliveryFilter, deliveryList } from './deliveryList.store.ts'
import { orderSettingsOf } from '../settings.store.ts'
import { presentDetail } from '../orders/order.present.ts'
import { findOrder, fundsOf } from '../orders/order.service.ts'
import { createReceipt } from './receipt.service.ts'
import { presentReceipt } from './receipt.present.ts'
import { receiptList } from './receipt.store.ts'

const presentListed = (row: DeliveryRow, _: unknown, { settings }: DeliveryFilter) => presentDelivery(row, settings)

const deliveries = {
  list: deliveryList,
  filter: async ({ db, actor, input }: ListCall<{ orderId?: string }>) => ({
    ...input,
    actor,
    settings: await orderSettingsOf(db),
  }),
  present: presentListed,
}
const arrivals = {
  list: deliveryList,
  filter: async ({ db, actor, input: { tab, keyword } }: ListCall<{ tab?: 'todo' | 'done'; keyword?: string }>) => ({
    actor,
    settings: await orderSettingsOf(db),
    keyword,
    open: tab === undefined ? undefined : tab === 'todo',
  }),
  present: presentListed,
}
const receipts = {
  list: receiptList,
  filter: ({ actor, input }: ListCall<{ orderId?: string }>) => ({ ...input, actor }),
  present: presentReceipt,
}
const exportedDeliveries = { name: ['发货单', 'Deliveries'], columns: deliveryColumns } as const

export function deliveryRoutes(app: App) {
  serve(app, contract.createDelivery, async ({ db, actor, input }) =>
    presentDelivery(await createDelivery(db, actor, input), await orderSettingsOf(db)),
  )
  serveList(app, contract.listDeliveries, deliveries)
  serveExport(app, contract.exportDeliveries, { ...deliveries, ...exportedDeliveries })
  serve(app, contract.deliveryDetail, async ({ db, actor, input }) =>
    presentDelivery(await findDelivery(db, actor, input.deliveryId), await orderSettingsOf(db)),
  )
  serveList(app, receiptContract.goodsCollection, arrivals)
  serveExport(app, receiptContract.exportGoodsCollection, { ...arrivals, ...exportedDeliveries })
  serve(app, receiptContract.createReceipt, async ({ db, actor, input }) => {
    const { receipt, orderId } = await createReceipt(db, actor, input)
    const order = await findOrder(db, actor, orderId)
    return { receipt: presentReceipt(receipt), order: presentDetail(order, actor, await fundsOf(db, actor, order)) }
  })
  serveList(app, receiptContract.listReceipts, receipts)
  serveExport(app, receiptContract.exportReceipts, {
    ...receipts,
    name: ['收货单', 'Receipts'],
    columns: receiptColumns,
  })
}
