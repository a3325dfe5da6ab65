import * as contract from '#contract/ordering/delivery/inspections.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { type ListCall, serveExport, serveList } from '#kit/http/serveList.ts'
import { presentReceipt } from '../deliveries/receipt.present.ts'
import { presentDetail } from '../orders/order.present.ts'
import { findOrder, fundsOf } from '../orders/order.service.ts'
import { orderSettingsOf } from '../settings.store.ts'
import { presentInspection } from './inspection.present.ts'
import { createInspection } from './inspection.service.ts'
import {
  countWaiting,
  type InspectionFilter,
  inspectionList,
  type InspectionWithDecisions,
} from './inspection.store.ts'

const inspections = {
  list: inspectionList,
  filter: async ({ db, actor, input: { tab, keyword } }: ListCall<{ tab?: 'todo' | 'done'; keyword?: string }>) => ({
    actor,
    keyword,
    isOpen: tab === undefined ? undefined : tab === 'todo',
    settings: await orderSettingsOf(db),
  }),
  present: (row: InspectionWithDecisions, { actor }: ListCall<object>, { settings }: InspectionFilter) =>
    presentInspection(row, settings, actor.now),
}

const sumOf = ({ lines }: contract.Inspection, of: 'accepted' | 'rejected' | 'open') =>
  lines.reduce((all, line) => all + line[of], 0)

const columns: ColumnsOf<typeof contract.exportInspections> = {
  receiptNo: ['收货单号', 'Receipt no.'],
  orderNo: ['订单号', 'Order no.'],
  deliveryNo: ['发货单号', 'Delivery no.'],
  supplierName: ['供应商', 'Supplier'],
  receiverName: ['收货人', 'Received by'],
  receivedAt: ['收货时间', 'Received at'],
  status: {
    title: ['质检状态', 'Status'],
    words: {
      waiting: ['待质检', 'Awaiting inspection'],
      partly: ['部分质检', 'Partially inspected'],
      done: ['已质检', 'Inspected'],
    },
  },
  goods: {
    title: ['商品', 'Products'],
    value: ({ lines }) =>
      lines
        .map(({ name, spec, quantity, unit, batchNo }) => `${name} ${spec} × ${quantity}${unit} ${batchNo}`.trim())
        .join('\n'),
  },
  accepted: { title: ['合格数量', 'Accepted'], value: (record) => sumOf(record, 'accepted') },
  rejected: { title: ['不合格数量', 'Rejected'], value: (record) => sumOf(record, 'rejected') },
  open: { title: ['待检数量', 'Open'], value: (record) => sumOf(record, 'open') },
}

export function inspectionRoutes(app: App) {
  serveList(app, contract.listInspections, inspections)
  serveExport(app, contract.exportInspections, { ...inspections, name: ['质检', 'Inspections'], columns })
  serve(app, contract.countInspections, async ({ db, actor }) => ({ waiting: await countWaiting(db, actor) }))
  serve(app, contract.createInspection, async ({ db, actor, input }) => {
    const { receipt, orderId } = await createInspection(db, actor, input)
    const order = await findOrder(db, actor, orderId)
    return { decision: presentReceipt(receipt), order: presentDetail(order, actor, await fundsOf(db, actor, order)) }
  })
}
