import type { App } from '#kit/serve.ts'

/** How long an answer about the database is good for: probes are never held back, so they must not be worth repeating. */
const goodForMs = 1000

interface Asked {
  readonly isStopping: () => boolean
  /** Whether the database answers. */
  readonly isAnswering: () => Promise<boolean>
}

/** What an orchestrator asks. Without a rate limit, since a probe that is refused ends a process that works. */
export function serveProbes(app: App, { isStopping, isAnswering }: Asked): void {
  const probe = { schema: { hide: true }, config: { rateLimit: 'none' } } as const
  let last: Promise<boolean> | undefined
  let until = 0
  const ask = () => {
    if (last === undefined || performance.now() >= until) {
      last = isAnswering()
      until = performance.now() + goodForMs
    }
    return last
  }
  app.get('/healthz', probe, async () => 'ok')
  app.get('/readyz', probe, async (_, reply) => {
    const ready = !isStopping() && (await ask())
    return reply.code(ready ? 200 : 503).send(ready ? 'ok' : 'not ready')
  })
}
