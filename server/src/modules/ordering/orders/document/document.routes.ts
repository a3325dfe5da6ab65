import { Readable } from 'node:stream'
import { orderPdf } from '#contract/ordering/orders.ts'
import { serveDownload } from '#kit/http/download.ts'
import type { App } from '#kit/http/serve.ts'
import { renderPdf } from '#kit/pdf/pdf.ts'
import { presentDetail } from '../order.present.ts'
import { findOrder } from '../order.service.ts'
import { orderDocument } from './order.document.ts'

export function documentRoutes(app: App) {
  serveDownload(app, orderPdf, async ({ database, actor, input: { orderId } }) => {
    const order = await database.read(actor.tenantId, (db) => findOrder(db, actor, orderId))
    const pdf = Buffer.from(await renderPdf(orderDocument(presentDetail(order, actor), actor.lang, actor.now)))
    return { name: `${order.no}.pdf`, type: 'application/pdf', size: pdf.length, stream: Readable.from([pdf]) }
  })
}
