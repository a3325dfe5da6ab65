import type { Logger } from 'pino'
import type { Config } from '#kit/config.ts'
import { type Database, noTenant, openDatabase } from '#kit/database.ts'
import { startEmbedded } from '#kit/embedded.ts'
import { tellPostmaster } from '#kit/ending.ts'
import { openFiles } from '#kit/files.ts'
import { openLog } from '#kit/log.ts'
import { warnOncePerMinute } from '#kit/log.outage.ts'
import { analyze, migrate } from '#kit/migrate.ts'
import { gatewaySms } from '#kit/sms.ts'
import { startWorker } from '#kit/worker.ts'
import { startImports, startPictureDownloads } from '#modules/catalogue/index.ts'
import { allTenants } from '#modules/tenancy/index.ts'
import { buildApp, type Outside } from './app.ts'
import { demoOrganisations } from './demo/people.ts'
import { countLiveDemoAccounts } from './demo/live.ts'
import { demoTable, seedDemo } from './demo/seed.ts'
import { openMetrics } from './metrics.ts'
import { portTrouble, preflight } from './preflight.ts'
import { serveProbes } from './probes.ts'
import { serveDocs, serveWeb } from './web.ts'

/** A database, migrated: the embedded one, or the one that the configuration names. */
export async function openGround(config: Config, log: Logger, signal?: AbortSignal) {
  const { dataDir, databaseUrl } = config
  const embedded =
    databaseUrl === undefined
      ? await startEmbedded({ dataDir, log, ...(signal ? { signal } : {}), onPostmaster: tellPostmaster })
      : undefined
  const ownerUrl = embedded?.ownerUrl ?? config.ownerUrl!
  try {
    for (const name of await migrate(ownerUrl)) log.info({ name }, 'migrated')
    signal?.throwIfAborted()
  } catch (error) {
    await embedded?.stop()
    throw error
  }
  const url = embedded?.ownerUrl ?? databaseUrl!
  const database = openDatabase({
    url,
    readUrls: config.readUrls,
    onError: ({ message }) => warnOncePerMinute(log, 'a database connection ended', { reason: message }),
    ...(embedded ? { isFull: embedded.isFull } : {}),
  })
  const close = async () => {
    await database.close()
    await embedded?.stop()
  }
  return { database, url, ownerUrl, isEmbedded: embedded !== undefined, close }
}

/**
 * Everything that a process runs, and how it ends: no new requests, those in hand finished, the worker's event done, the database closed.
 * A start that is broken off by the signal ends what it has begun.
 */
export async function startHouse(config: Config, signal: AbortSignal) {
  const claim = await preflight(config)
  try {
    const log = openLog(config.logLevel)
    const ground = await openGround(config, log, signal)
    const house = await openHouse(config, log, ground, signal).catch(async (error: unknown) => {
      await ground.close()
      throw error
    })
    claim?.publish(house.address)
    return { stop: () => house.stop().finally(() => claim?.release()) }
  } catch (error) {
    claim?.release()
    throw error
  }
}

async function openHouse(
  config: Config,
  log: Logger,
  ground: Awaited<ReturnType<typeof openGround>>,
  signal: AbortSignal,
) {
  const began = performance.now()
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
  const sms = smsOf(config, log)
  let isStopping = false
  const isClosing = () => isStopping
  const { app, listeners, jobs, tenants, clock } = await buildApp({
    ...config,
    database,
    log,
    contents,
    sms,
    isClosing,
  })

  serveProbes(app, { isClosing, trouble: () => database.trouble() })
  if (config.apiDocs) await serveDocs(app)
  const metrics = config.metricsPort > 0 ? await openMetrics(app, database, config.host, config.metricsPort) : undefined
  await serveWeb(app)
  signal.throwIfAborted()
  const worker =
    config.role === 'http'
      ? undefined
      : startWorker({
          database,
          url: ground.url,
          listeners,
          jobs,
          tenants,
          clock,
          log,
          onFailure: metrics?.countJobFailure,
        })
  const importing = config.role === 'http' ? undefined : startImports(database, contents, log)
  const downloading =
    config.role === 'http'
      ? undefined
      : startPictureDownloads(database, contents, log, { allowLoopback: !config.production, privateNetworks: [] })
  if (config.role !== 'worker')
    await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
      throw portTrouble('PORT', config.port, config.host, error)
    })
  const address = addressOf(config, app.server.address())
  await announceReady(config, database, address, performance.now() - began)

  return {
    address,
    stop: async () => {
      isStopping = true
      await app.close()
      await Promise.all([worker?.stop(), importing?.stop(), downloading?.stop()])
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

function addressOf({ publicUrl, host, port }: Config, bound: ReturnType<import('node:net').Server['address']>): string {
  const actual = typeof bound === 'object' && bound ? bound.port : port
  return publicUrl ?? `http://${host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host}:${actual}`
}

async function announceReady({ production }: Config, database: Database, address: string, milliseconds: number) {
  const tenants = await database.read(noTenant, (sql) => allTenants(sql))
  const live = production ? await countLiveDemoAccounts(database) : 0
  if (live > 0) console.warn(`WARNING: ${live} demo accounts have the password that is published with the product`)
  console.log(`百采 Baicai is ready at ${address} (${(milliseconds / 1000).toFixed(1)} s, ${tenants.length} tenants)`)
  if (!production && tenants.some(({ code }) => code === demoOrganisations[0]?.code)) console.log(demoTable())
}
