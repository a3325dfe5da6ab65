import { retryAfterOutage } from '#kit/log.outage.ts'
import type { App } from '#kit/serve.ts'

/** How long an answer about the database is good for: probes are never held back, so they must not be worth repeating. */
const goodForMs = 1000

interface Asked {
  readonly isClosing: () => boolean
  /** What keeps the database from serving; undefined where nothing does. */
  readonly trouble: () => Promise<string | undefined>
}

/** What an orchestrator asks. Without a rate limit, since a probe that is refused ends a process that works. */
export function serveProbes(app: App, { isClosing, trouble }: Asked): void {
  const probe = { schema: { hide: true }, config: { rateLimit: 'none' } } as const
  let last: Promise<string | undefined> | undefined
  let until = 0
  const ask = () => {
    if (last === undefined || performance.now() >= until) {
      last = trouble()
      until = performance.now() + goodForMs
    }
    return last
  }
  app.get('/healthz', probe, async () => 'ok')
  app.get('/readyz', probe, async (_, reply) => {
    const reason = isClosing() ? 'server.closing' : await ask()
    if (reason === undefined) return { status: 'ready' }
    return reply.code(503).header('retry-after', retryAfterOutage).send({ status: 'unavailable', reason })
  })
}
