import { retryAfterOutage } from '#kit/log.outage.ts'
import type { App } from '#kit/serve.ts'

/** How long an answer about the database is good for: probes are never held back, so they must not be worth repeating. */
const cacheMs = 1000

interface ProbeOptions {
  readonly isShuttingDown: () => boolean
  /** What keeps the database from serving; undefined where nothing does. */
  readonly outageReason: () => Promise<string | undefined>
}

/** What an orchestrator asks. Without a rate limit, since a probe that is refused ends a process that works. */
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
