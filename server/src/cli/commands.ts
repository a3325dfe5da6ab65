import pg from 'pg'
import type { Logger } from 'pino'
import { systemActor } from '#kit/actor.ts'
import { verifyAudit } from '#kit/events/audit.ts'
import type { Config } from '#kit/config/config.ts'
import { noTenant } from '#kit/database/database.ts'
import { openFiles } from '#kit/files/files.ts'
import { analyze } from '#kit/database/migrate.ts'
import { sharedSecret } from '#kit/security/secrets.ts'
import { verifyStock } from '#modules/catalogue/index.ts'
import { importProductsFile } from '#modules/imports/index.ts'
import { totpCodeAt } from '#modules/login/index.ts'
import { rebuildFacts, verifyInsight } from '#modules/insight/index.ts'
import { verifyLedger } from '#modules/ledger/index.ts'
import { verifyOrders } from '#modules/ordering/index.ts'
import { verifyProjects, verifySealedLogs } from '#modules/sourcing/index.ts'
import { unlockAccountLogin } from '#modules/portal/index.ts'
import { rotateKeys } from '#modules/provider/index.ts'
import { allTenants } from '#modules/tenancy/index.ts'
import type { CommandInput } from './input.ts'
import { demoSecret } from '../demo/people.ts'
import { seedDemo } from '../demo/seed.ts'
import { withRuntime, done, failed, tenantOf } from './commandRuntime.ts'

export const migrateDatabase = (config: Config, log: Logger): Promise<boolean> =>
  withRuntime(config, log, async () => done('The database is up to date.'))

export const seedDemoTenants = (config: Config, log: Logger): Promise<boolean> =>
  withRuntime(config, log, async ({ database, ownerUrl }) => {
    const tenants = await database.read(noTenant, (db) => allTenants(db))
    if (tenants.length > 0) return failed('The database is not empty: the demo needs an empty one.')
    await seedDemo(database, openFiles(config.filesUrl))
    await analyze(ownerUrl)
    return done('The demo tenants have been created.')
  })

/** Demo only: its secret is published. */
export const printDemoOtp = async (): Promise<boolean> => done(totpCodeAt(demoSecret, new Date()))

export async function importProducts(
  config: Config,
  log: Logger,
  { args: words, options, lang }: CommandInput,
): Promise<boolean> {
  const supplierCode = options['supplier']
  if (supplierCode === undefined) return failed('Missing --supplier <code>.')
  return withRuntime(config, log, async ({ database }) => {
    const tenants = await database.read(noTenant, (db) => allTenants(db))
    const rowsFailed = await importProductsFile({
      database,
      contents: openFiles(config.filesUrl),
      tenantCode: options['tenant'] ?? tenants[0]?.code ?? '',
      supplierCode,
      path: words[0] ?? '',
      lang,
      log: (line) => console.log(line),
    })
    return rowsFailed === 0
  })
}

export const rotateSigningKeys = (config: Config, log: Logger, input: CommandInput): Promise<boolean> =>
  withRuntime(config, log, async ({ database }) => {
    const tenantId = await tenantOf(database, input)
    await rotateKeys({ database, encryptionKey: await sharedSecret(database, 'seal') }, systemActor(tenantId))
    return done('New keys sign from now on. The old ones stay published while tokens signed by them are valid.')
  })

export const unlockLogin = (config: Config, log: Logger, input: CommandInput): Promise<boolean> =>
  withRuntime(config, log, async ({ database }) => {
    const tenantId = await tenantOf(database, input)
    const isNew = await database.write(tenantId, (tx) => unlockAccountLogin(tx, systemActor(tenantId)))
    return done(isNew ? 'Login by account is enabled again.' : 'Login by account was already enabled.')
  })

/** Counts the facts of statistics anew, of one tenant or of all. */
export const rebuildInsight = (config: Config, log: Logger, input: CommandInput): Promise<boolean> =>
  withRuntime(config, log, async ({ database }) => {
    const tenants = await database.read(noTenant, (db) => allTenants(db))
    const wanted =
      input.options['tenant'] === undefined ? tenants.map(({ id }) => id) : [await tenantOf(database, input)]
    let counted = 0
    for (const tenantId of wanted) counted += await rebuildFacts(database, tenantId)
    return done(`The statistics of ${wanted.length} tenants have been counted anew, from ${counted} documents.`)
  })

export const verifyAll = (config: Config, log: Logger, { options }: CommandInput): Promise<boolean> =>
  withRuntime(config, log, async ({ ownerUrl }) => {
    const owner = new pg.Client({ connectionString: ownerUrl })
    await owner.connect()
    try {
      // One snapshot of the database, so that concurrent changes are not seen partially.
      await owner.query('begin isolation level repeatable read read only')
      const audit = await verifyAudit(owner, options['anchor']?.split(',') ?? [])
      const books = [
        await verifyLedger(owner),
        await verifyStock(owner),
        await verifyOrders(owner),
        await verifyProjects(owner),
        await verifySealedLogs(owner),
        await verifyInsight(owner),
      ]
      const wrong = [...books.flat(), ...audit.wrong]
      if (wrong.length > 0) return failed(...wrong)
      return done(
        `Ledger, stock, orders, projects, sealed quotes, statistics and audit chains are consistent. ${audit.heads.length} chains have ${audit.links} links; their heads are ${audit.heads.join(',')}`,
      )
    } finally {
      await owner.end()
    }
  })
