import { retryAfterOutage } from '#kit/log/log.outage.ts'
import { Refusal } from '#kit/refusal.ts'
import type { App } from '#kit/http/serve.ts'
import { refusalJson } from '#kit/http/envelope.ts'

/** Health probes are answered during shutdown, too. */
const probes = /^\/(healthz|readyz)(\?|$)/

/**
 * Graceful shutdown: no new connections; requests on open ones are refused with a localised message, and every
 * response carries `Connection: close`.
 */
export function refuseWhileShuttingDown(app: App, isShuttingDown: () => boolean): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!isShuttingDown() || probes.test(request.url)) return done()
    void reply
      .code(503)
      .headers({ 'retry-after': retryAfterOutage, 'cache-control': 'no-store' })
      .type('application/json')
      .send(refusalJson(new Refusal('server.closing'), request))
  })
  app.addHook('onSend', (_, reply, payload, done) => {
    if (isShuttingDown()) reply.header('connection', 'close')
    done(null, payload)
  })
}
