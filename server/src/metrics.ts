import { createServer } from 'node:http'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '#kit/database.ts'
import type { App } from '#kit/serve.ts'
import { listenOn } from './preflight.ts'

/** Prometheus figures on a port of their own, so that the public one never shows them. */
export async function openMetrics(app: App, database: Database, host: string, port: number) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const answered = new Histogram({
    name: 'baicai_http_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['route', 'status'] as const,
    buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
    registers: [registry],
  })
  const connections = new Gauge({
    name: 'baicai_database_connections',
    help: 'Connections to the primary, by state',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(database.gauge())) this.set({ state }, count)
    },
  })
  app.addHook('onResponse', async (request, reply) => {
    answered.observe({ route: request.routeOptions.url ?? 'none', status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  const server = createServer(async (_, response) => {
    response.setHeader('content-type', registry.contentType)
    response.end(await registry.metrics())
  })
  await listenOn(server, 'METRICS_PORT', port, host)
  return { registry, connections, close: () => new Promise<void>((done) => server.close(() => done())) }
}
