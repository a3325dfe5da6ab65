import { retryAfterOutage } from '#kit/log/log.outage.ts'
import type { App } from '#kit/http/serve.ts'

/** Cache of the readiness result: probes have no rate limit, so repeating them must be cheap. */
const cacheMs = 1000

interface ProbeOptions {
  readonly isShuttingDown: () => boolean
  /** Reason of a database outage; undefined while it serves. */
  readonly outageReason: () => Promise<string | undefined>
}

/** Liveness and readiness probes. No rate limit: a refused probe would restart a healthy process. */
export function serveProbes(app: App, { isShuttingDown, outageReason }: ProbeOptions): void {
  const probe = { schema: { hide: true }, config: { rateLimit: 'none' } } as const
  let last: Promise<string | undefined> | undefined
  let until = 0
  const cachedReason = () => {
    if (last === undefined || performance.now() >= until) {
      last = outageReason()
      until = performance.now() + cacheMs
    }
    return last
  }
  app.get('/healthz', probe, async () => 'ok')
  app.get('/readyz', probe, async (_, reply) => {
    const reason = isShuttingDown() ? 'server.closing' : await cachedReason()
    if (reason === undefined) return { status: 'ready' }
    return reply.code(503).header('retry-after', retryAfterOutage).send({ status: 'unavailable', reason })
  })
}
