import { orderPdf } from '#contract/ordering/orders.ts'
import { renderPdf } from '#kit/pdf/pdf.ts'
import { type App, rateLimitOf } from '#kit/http/serve.ts'
import { authorize } from '#kit/http/authorize.ts'
import { orderDocument } from '../orders/document/order.document.ts'
import { presentDetail } from '../orders/order.present.ts'
import { findOrder } from '../orders/order.service.ts'

/**
 * Order as PDF. Bypasses `serve` because the response is not an envelope; authentication, permission and schema
 * validation are the same.
 */
export function documentRoutes(app: App) {
  app.route<{ Querystring: { orderId: string } }>({
    method: orderPdf.method,
    url: orderPdf.path,
    schema: {
      summary: orderPdf.summary,
      tags: ['orders'],
      description: `access: ${orderPdf.access}`,
      querystring: orderPdf.input,
      produces: ['application/pdf'],
    },
    preValidation: async (request) => {
      request.actor = await authorize(app.context, orderPdf, request)
    },
    ...rateLimitOf({}, 'download'),
    handler: async (request, reply) => {
      const actor = request.actor!
      const order = await app.context.database.read(actor.tenantId, (db) => findOrder(db, actor, request.query.orderId))
      const pdf = await renderPdf(orderDocument(presentDetail(order, actor), actor.lang, actor.now))
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${order.no}.pdf"`)
        .send(Buffer.from(pdf))
    },
  })
}
