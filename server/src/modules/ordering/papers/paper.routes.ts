import { Readable } from 'node:stream'
import { deliveryPdf } from '#contract/ordering/delivery/deliveries.ts'
import { returnSlip } from '#contract/ordering/returns/returns.ts'
import { serveDownload } from '#kit/http/download.ts'
import type { App } from '#kit/http/serve.ts'
import { type PdfDocument, renderPdf } from '#kit/pdf/pdf.ts'
import { printingOf } from '#kit/pdf/template.ts'
import { printTemplateOf } from '#modules/tenancy/index.ts'
import { presentDelivery } from '../deliveries/delivery.present.ts'
import { orderSettingsOf } from '../settings.store.ts'
import { findDelivery } from '../deliveries/delivery.service.ts'
import { presentDetail } from '../orders/order.present.ts'
import { findOrder } from '../orders/order.service.ts'
import { presentReturn } from '../returns/return.present.ts'
import { findReturn } from '../returns/return.service.ts'
import { deliveryLabels, deliveryNote } from './delivery.papers.ts'
import { slipOf } from './return.slip.ts'

async function pdfOf(name: string, document: PdfDocument) {
  const pdf = Buffer.from(await renderPdf(document))
  return { name: `${name}.pdf`, type: 'application/pdf', size: pdf.length, stream: Readable.from([pdf]) }
}

/** Papers that go with goods: packing lists, labels and return slips. None has prices. */
export function paperRoutes(app: App) {
  const { queryPorts } = app.context
  serveDownload(app, deliveryPdf, async ({ database, actor, input: { deliveryId, paper } }) => {
    const [delivery, order, print] = await database.read(actor.tenantId, async (db) => {
      const row = await findDelivery(db, actor, deliveryId)
      return [
        presentDelivery(row, await orderSettingsOf(db)),
        presentDetail(await findOrder(db, actor, row.order_id), actor),
        await printingOf(db, queryPorts, await printTemplateOf(db, 'delivery')),
      ] as const
    })
    const { lang, now } = actor
    return paper === 'note'
      ? pdfOf(delivery.deliveryNo, print(deliveryNote(delivery, order, lang, now)))
      : pdfOf(`${delivery.deliveryNo}-label`, deliveryLabels(delivery, order, lang))
  })
  serveDownload(app, returnSlip, async ({ database, actor, input: { id } }) => {
    const { row, print } = await database.read(actor.tenantId, async (db) => ({
      row: await findReturn(db, actor, id),
      print: await printingOf(db, queryPorts, await printTemplateOf(db, 'return')),
    }))
    return pdfOf(row.no, print(slipOf(presentReturn(row, actor), actor.lang, actor.now)))
  })
}
