import { openLog } from '#kit/log/log.ts'
import { contents, database } from '#test/app.ts'
import { buildApp } from '#server/app.ts'
import { openMetrics } from '#server/metrics.ts'

/** The application with the log level `trace`. */
export async function createVerboseServer() {
  const lines: string[] = []
  const log = openLog('trace', { write: (line) => void lines.push(line) })
  const { app } = await buildApp({ database, log, contents, devCaptcha: '0000' })
  app.get('/orderrest/api/fails', { config: { rateLimit: 'none' } }, (request) => {
    const cause = { config: { headers: request.headers }, body: request.query }
    throw Object.assign(new Error('duplicate key value'), { detail: `Key (mobile)=(${request.url})`, cause, ...cause })
  })
  const metrics = await openMetrics(app, database, '127.0.0.1', 0)
  await app.ready()
  return { app, lines, metrics }
}
