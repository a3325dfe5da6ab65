import type { Logger } from 'pino'
import type { Config } from '#kit/config.ts'
import { type Database, noTenant, openDatabase } from '#kit/database.ts'
import { startEmbedded } from '#kit/embedded.ts'
import { openFiles } from '#kit/files.ts'
import { startJobs } from '#kit/jobs.ts'
import { openLog } from '#kit/log.ts'
import { analyze, migrate } from '#kit/migrate.ts'
import { gatewaySms } from '#kit/sms.ts'
import { startWorker } from '#kit/worker.ts'
import { startImports, startPictureDownloads } from '#modules/catalogue/index.ts'
import { allTenants } from '#modules/tenancy/index.ts'
import { buildApp, type Outside } from './app.ts'
import { demoOrganisations } from './demo/people.ts'
import { demoTable, seedDemo } from './demo/seed.ts'
import { openMetrics } from './metrics.ts'
import { serveDocs, serveWeb } from './web.ts'

/** A database, migrated: the embedded one, or the one that the configuration names. */
export async function openGround(config: Config, log: Logger) {
  const embedded = config.databaseUrl === undefined ? await startEmbedded({ dataDir: config.dataDir, log }) : undefined
  const ownerUrl = embedded?.ownerUrl ?? config.ownerUrl!
  for (const name of await migrate(ownerUrl)) log.info({ name }, 'migrated')
  const database = openDatabase({
    url: embedded?.ownerUrl ?? config.databaseUrl!,
    readUrls: config.readUrls,
    onError: (error) => log.warn({ err: error }, 'a database connection ended'),
  })
  const close = async () => {
    await database.close()
    await embedded?.stop()
  }
  return { database, ownerUrl, isEmbedded: embedded !== undefined, close }
}

/** Everything that a process runs, and how it ends: no new requests, those in hand finished, the worker's event done, the database closed. */
export async function startHouse(config: Config) {
  const began = Date.now()
  const log = openLog(config.logLevel)
  const ground = await openGround(config, log)
  const { database } = ground
  if (
    ground.isEmbedded &&
    !config.production &&
    (await database.read(noTenant, (sql) => allTenants(sql))).length === 0
  ) {
    log.info('the database is empty: filling it with the demo')
    await seedDemo(database)
    await analyze(ground.ownerUrl)
  }
  const contents = openFiles(config.filesUrl)
  const { devCaptcha, trustProxy, limits, production, privateNetworks } = config
  const sms = smsOf(config, log)
  const outside = { database, log, contents, devCaptcha, sms, trustProxy, limits, production, privateNetworks }
  const { app, listeners, jobs, clock } = await buildApp(outside)
  let stopping = false

  app.get('/healthz', { schema: { hide: true } }, async () => 'ok')
  app.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
    const ready = !stopping && (await database.isAnswering())
    return reply.code(ready ? 200 : 503).send(ready ? 'ok' : 'not ready')
  })
  await serveDocs(app)
  const metrics = config.metricsPort > 0 ? openMetrics(app, database, config.host, config.metricsPort) : undefined
  await serveWeb(app)
  const worker = config.role === 'http' ? undefined : startWorker(database, listeners, log)
  const importing = config.role === 'http' ? undefined : startImports(database, contents, log)
  const downloading =
    config.role === 'http'
      ? undefined
      : startPictureDownloads(database, contents, log, { allowLoopback: !production, privateNetworks: [] })
  const recurring = config.role === 'http' ? undefined : startJobs(database, jobs, log, clock)
  if (config.role !== 'worker') await app.listen({ port: config.port, host: config.host })
  await announceReady(config, database, app.server.address(), Date.now() - began)

  return {
    app,
    database,
    stop: async () => {
      stopping = true
      await app.close()
      await Promise.all([worker?.stop(), recurring?.stop(), importing?.stop(), downloading?.stop()])
      await metrics?.close()
      await ground.close()
    },
  }
}

/** In production nothing is kept where others could read it: there a gateway sends, or nothing does. */
function smsOf({ smsUrl, production }: Config, log: Logger): Outside['sms'] {
  if (smsUrl === undefined) return production ? undefined : 'outbox'
  return gatewaySms(smsUrl, (error) => log.warn({ err: error }, 'an SMS did not go out'))
}

async function announceReady(
  config: Config,
  database: Database,
  bound: ReturnType<import('node:net').Server['address']>,
  milliseconds: number,
) {
  const port = typeof bound === 'object' && bound ? bound.port : config.port
  const tenants = await database.read(noTenant, (sql) => allTenants(sql))
  const address =
    config.publicUrl ??
    `http://${config.host === '127.0.0.1' || config.host === '0.0.0.0' ? 'localhost' : config.host}:${port}`
  console.log(`百采 Baicai is ready at ${address} (${(milliseconds / 1000).toFixed(1)} s, ${tenants.length} tenants)`)
  if (tenants.some(({ code }) => code === demoOrganisations[0]?.code)) console.log(demoTable())
}
