import { createServer } from 'node:http'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { type Database, noTenant } from '#kit/database/database.ts'
import { jobFigures } from '#kit/jobs/jobs.store.ts'
import type { App } from '#kit/http/serve.ts'
import { listenOn } from './preflight/preflight.ports.ts'

/** Prometheus metrics on a separate port, so that the public one never exposes them. */
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
  const oldest = new Gauge({
    name: 'baicai_jobs_oldest_seconds',
    help: 'For how long the oldest due job has been due',
    registers: [registry],
  })
  const jobs = new Gauge({
    name: 'baicai_jobs',
    help: 'Jobs by state: due, waiting for their time, running, dead letters',
    labelNames: ['state'] as const,
    registers: [registry],
    async collect() {
      const figures = await database.read(noTenant, jobFigures).catch(() => undefined)
      // Unknown values are not reported, because zero would look healthy.
      this.reset()
      oldest.reset()
      if (figures === undefined) return
      const { due, waiting, running, dead } = figures
      for (const [state, count] of Object.entries({ due, waiting, running, dead })) this.set({ state }, count)
      oldest.set(figures.oldest_seconds)
    },
  })
  const failures = new Counter({
    name: 'baicai_job_failures_total',
    help: 'Failed attempts of jobs in this process; the last attempt makes a dead letter',
    labelNames: ['job', 'last'] as const,
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    answered.observe({ route: request.routeOptions.url ?? 'none', status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  const server = createServer(async (_, response) => {
    response.setHeader('content-type', registry.contentType)
    response.end(await registry.metrics())
  })
  await listenOn(server, 'METRICS_PORT', port, host)
  const countJobFailure = (job: string, isLast: boolean) => failures.inc({ job, last: String(isLast) })
  return {
    registry,
    connections,
    jobs,
    countJobFailure,
    close: () => new Promise<void>((done) => server.close(() => done())),
  }
}
