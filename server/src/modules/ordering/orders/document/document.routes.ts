import { Readable } from 'node:stream'
import { orderPdf } from '#contract/ordering/orders.ts'
import { serveDownload } from '#kit/http/download.ts'
import type { App } from '#kit/http/serve.ts'
import { renderPdf } from '#kit/pdf/pdf.ts'
import { printingOf } from '#kit/pdf/template.ts'
import { printTemplateOf } from '#modules/tenancy/index.ts'
import { presentDetail } from '../order.present.ts'
import { findOrder } from '../order.service.ts'
import { orderDocument } from './order.document.ts'

export function documentRoutes(app: App) {
  const { queryPorts } = app.context
  serveDownload(app, orderPdf, async ({ database, actor, input: { orderId } }) => {
    const { order, print } = await database.read(actor.tenantId, async (db) => ({
      order: await findOrder(db, actor, orderId),
      print: await printingOf(db, queryPorts, await printTemplateOf(db, 'order')),
    }))
    const document = orderDocument(presentDetail(order, actor), actor.lang, actor.now)
    const pdf = Buffer.from(await renderPdf(print(document)))
    return { name: `${order.no}.pdf`, type: 'application/pdf', size: pdf.length, stream: Readable.from([pdf]) }
  })
}
