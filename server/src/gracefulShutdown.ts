import { retryAfterOutage } from '#kit/log.outage.ts'
import { Refusal } from '#kit/refusal.ts'
import { type App, refusalJson } from '#kit/serve.ts'

/** Asked by who watches the process, also while it ends. */
const probes = /^\/(healthz|readyz)(\?|$)/

/**
 * While the process ends no new connection is taken. What still comes over an open one is refused in our words; every answer, also of what
 * is still in hand, says that its connection ends.
 */
export function refuseWhileShuttingDown(app: App, isShuttingDown: () => boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isShuttingDown() || probes.test(request.url)) return undefined
    return reply
      .code(503)
      .headers({ 'retry-after': retryAfterOutage, 'cache-control': 'no-store' })
      .type('application/json')
      .send(refusalJson(new Refusal('server.closing'), request))
  })
  app.addHook('onSend', async (_, reply) => {
    if (isShuttingDown()) reply.header('connection', 'close')
  })
}
