import type { Logger } from 'pino'
import type { Config } from '#kit/config/config.ts'
import { type Database, noTenant } from '#kit/database/database.ts'
import type { App } from '#kit/http/serve.ts'
import { openFiles } from '#kit/files/files.ts'
import { openLog } from '#kit/log/log.ts'
import { warnOncePerMinute } from '#kit/log/log.outage.ts'
import { analyze } from '#kit/database/migrate.ts'
import { openOutbound } from '#kit/outbound/outbound.ts'
import { httpBank } from '#kit/bank/bank.http.ts'
import { bankSimulator } from '#kit/bank/bank.simulator.ts'
import { httpOnlinePay } from '#kit/onlinePay/onlinePay.http.ts'
import { paySimulator } from '#kit/onlinePay/onlinePay.simulator.ts'
import { httpTaxBureau } from '#kit/taxBureau/taxBureau.http.ts'
import { bureauSimulator } from '#kit/taxBureau/taxBureau.simulator.ts'
import { httpTracking } from '#kit/tracking/tracking.http.ts'
import { trackingSimulator } from '#kit/tracking/tracking.simulator.ts'
import { gatewaySms } from '#kit/sms/sms.gateway.ts'
import { startWorker } from '#kit/jobs/worker.ts'
import { startPictureDownloads } from '#modules/catalogue/index.ts'
import { startImports } from '#modules/imports/index.ts'
import { allTenants } from '#modules/tenancy/index.ts'
import { buildApp } from './app.ts'
import { keeperOf, sealsOf } from './keeper.ts'
import type { AppOptions } from './appOptions.ts'
import { makeAccessChanges } from './demo/access/access.job.ts'
import { makeAgreement } from './demo/agreements/agreement.job.ts'
import { advanceContract, makeContract } from './demo/contracts/contracts.job.ts'
import { makeGroup } from './demo/groups/group.job.ts'
import { makeOrder } from './demo/orders/order.job.ts'
import { makeMall } from './demo/mall/mall.job.ts'
import { makePlans } from './demo/plans/plans.job.ts'
import { moveStock, putReceiptsAway } from './demo/warehouse/warehouse.job.ts'
import { makeScores } from './demo/onboarding/scores.job.ts'
import { checkSignals } from './demo/signals/signals.job.ts'
import { makePayments } from './demo/payments/payments.job.ts'
import { makeInvoices } from './demo/settlement/invoices.job.ts'
import { makeStatements } from './demo/settlement/statements.job.ts'
import { makeWallets } from './demo/wallet/wallets.job.ts'
import { makeAuction } from './demo/projects/auctions/auction.job.ts'
import { makeDemoBid } from './demo/projects/auctions/bid.job.ts'
import { makeProject } from './demo/projects/project.job.ts'
import { preflight } from './preflight/preflight.ts'
import { portTrouble } from './preflight/preflight.ports.ts'
import { serveProbes } from './probes.ts'
import { collectStartupGarbage } from './startupMemory.ts'
import { serveDocs, serveWeb } from './web.ts'
import { openRuntime } from './runtime.ts'
import { addressOf, printReady } from './ready.ts'

/** The metrics library is loaded only if metrics are enabled. */
const metricsOf = async ({ host, metricsPort }: Config, app: App, database: Database) =>
  metricsPort > 0 ? (await import('./metrics.ts')).openMetrics(app, database, host, metricsPort) : undefined

/**
 * Starts all services of a process. Stopping refuses new requests, finishes running ones and the worker's current
 * event, and closes the database. Aborting a start stops the services already started.
 */
export async function startProduct(config: Config, signal: AbortSignal) {
  const lock = await preflight(config)
  try {
    const log = openLog(config.logLevel)
    const runtime = await openRuntime(config, log, signal)
    const services = await startServices(config, log, runtime, signal).catch(async (error: unknown) => {
      await runtime.close()
      throw error
    })
    lock?.publish(services.address)
    return { stop: () => services.stop().finally(() => lock?.release()) }
  } catch (error) {
    lock?.release()
    throw error
  }
}

async function startServices(
  config: Config,
  log: Logger,
  runtime: Awaited<ReturnType<typeof openRuntime>>,
  signal: AbortSignal,
) {
  const startedAt = performance.now()
  const { database } = runtime
  const contents = openFiles(config.filesUrl)
  if (
    runtime.isEmbedded &&
    !config.production &&
    (await database.read(noTenant, (db) => allTenants(db))).length === 0
  ) {
    log.info('the database is empty: filling it with the demo')
    const { seedDemo } = await import('./demo/seed.ts')
    await seedDemo(database, contents)
    await analyze(runtime.ownerUrl)
  }
  const sms = smsOf(config, log)
  const mail = await mailOf(config)
  let hasStopped = false
  const isShuttingDown = () => hasStopped
  const { app, listeners, jobs, tenants, clock } = await buildApp({
    ...config,
    ownerUrl: runtime.ownerUrl,
    database,
    log,
    contents,
    sms,
    track: trackOf(config),
    bureau: bureauOf(config),
    bank: bankOf(config),
    pay: payOf(config),
    mail,
    ...pushOf(config),
    keeper: keeperOf(config),
    isShuttingDown,
  })

  serveProbes(app, { isShuttingDown, outageReason: () => database.trouble() })
  if (config.apiDocs) await serveDocs(app)
  const metrics = await metricsOf(config, app, database)
  await serveWeb(app)
  signal.throwIfAborted()
  const worker =
    config.role === 'http'
      ? undefined
      : startWorker({
          database,
          url: runtime.url,
          listeners,
          jobs: [
            ...jobs,
            makeProject(await sealsOf(database, config)),
            makeAuction(await sealsOf(database, config)),
            makeDemoBid(await sealsOf(database, config)),
            makeOrder,
            makeAgreement,
            makeGroup,
            makePlans,
            moveStock,
            putReceiptsAway,
            makeMall,
            makeStatements,
            makeScores,
            checkSignals,
            makePayments,
            makeInvoices(contents),
            makeWallets,
            makeContract,
            advanceContract,
            makeAccessChanges(app.context),
          ],
          tenants,
          clock,
          log,
          onFailure: metrics?.countJobFailure,
        })
  const imports = config.role === 'http' ? undefined : startImports(database, contents, log)
  const pictureDownloads =
    config.role === 'http'
      ? undefined
      : startPictureDownloads(database, contents, log, { allowLoopback: !config.production, privateNetworks: [] })
  if (config.role !== 'worker')
    await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
      throw portTrouble('PORT', config.port, config.host, error)
    })
  const address = addressOf(config, app.server.address())
  // Before the server reports ready, so that no request is delayed.
  await collectStartupGarbage()
  await printReady(config, database, address, performance.now() - startedAt)

  return {
    address,
    stop: async () => {
      hasStopped = true
      await app.close()
      await Promise.all([worker?.stop(), imports?.stop(), pictureDownloads?.stop()])
      if (mail !== 'devMailbox') mail?.close()
      await metrics?.close()
      await runtime.close()
    },
  }
}

/** The development mailbox is readable by everybody, so production uses a gateway or sends nothing. */
function smsOf({ smsUrl, production }: Config, log: Logger): AppOptions['sms'] {
  if (smsUrl === undefined) return production ? undefined : 'devMailbox'
  return gatewaySms(smsUrl, (error) => warnOncePerMinute(log, 'an SMS did not go out', { err: error }))
}

/** Parcels are simulated in development; in production a service is asked, or nobody. */
function trackOf({ trackingUrl, production, privateNetworks }: Config): AppOptions['track'] {
  if (trackingUrl === undefined) return production ? undefined : trackingSimulator()
  return httpTracking(trackingUrl, openOutbound({ allowLoopback: !production, privateNetworks }))
}

/** The tax bureau is simulated in development; in production an integrator is called, or nobody. */
function bureauOf({ taxBureauUrl, production, privateNetworks }: Config): AppOptions['bureau'] {
  if (taxBureauUrl === undefined) return production ? undefined : bureauSimulator()
  return httpTaxBureau(taxBureauUrl, openOutbound({ allowLoopback: !production, privateNetworks }))
}

/** The bank is simulated in development; in production its gateway is called, or its files are used. */
function bankOf({ bankUrl, production, privateNetworks }: Config): AppOptions['bank'] {
  if (bankUrl === undefined) return production ? undefined : bankSimulator()
  return httpBank(bankUrl, openOutbound({ allowLoopback: !production, privateNetworks }))
}

/** Payments are simulated in development; in production a provider is called, or nobody pays online. */
function payOf({ payUrl, production, privateNetworks }: Config): AppOptions['pay'] {
  if (payUrl === undefined) return production ? undefined : paySimulator()
  return httpOnlinePay(payUrl, openOutbound({ allowLoopback: !production, privateNetworks }))
}

const ofPush = { on: 'web', mailbox: 'devMailbox', off: undefined } as const

/** Push services require a contact: the sender of mail, or the portal. */
function pushOf({ webPush, mailFrom, publicUrl }: Config): Pick<AppOptions, 'push' | 'pushSubject'> {
  const subject = mailFrom === undefined ? publicUrl : `mailto:${mailFrom}`
  return { push: ofPush[webPush], ...(/^(mailto|https):/.test(subject ?? '') && { pushSubject: subject! }) }
}

async function mailOf({ smtpUrl, mailFrom, production }: Config): Promise<AppOptions['mail']> {
  if (smtpUrl === undefined || mailFrom === undefined) return production ? undefined : 'devMailbox'
  const { smtpMail } = await import('#kit/mail/mail.smtp.ts')
  return smtpMail({ url: smtpUrl, from: mailFrom })
}
