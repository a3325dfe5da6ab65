import { readFile } from 'node:fs/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { systemActor } from '#kit/actor.ts'
import { verifyAudit } from '#kit/events/audit.ts'
import type { Config } from '#kit/config.ts'
import { type Database, noTenant } from '#kit/database/database.ts'
import { openFiles } from '#kit/files/files.ts'
import { analyze } from '#kit/database/migrate.ts'
import { sharedSecret } from '#kit/security/secrets.ts'
import { verifyStock } from '#modules/catalogue/index.ts'
import { importProductsFile } from '#modules/imports/index.ts'
import { importRevocationList, trustAuthority } from '#modules/certificates/index.ts'
import { totpCodeAt } from '#modules/login/index.ts'
import { verifyLedger } from '#modules/ledger/index.ts'
import { verifyOrders } from '#modules/ordering/index.ts'
import { unlockAccountLogin } from '#modules/portal/index.ts'
import { rotateKeys } from '#modules/provider/index.ts'
import { allTenants, findTenantByCode } from '#modules/tenancy/index.ts'
import type { CommandInput } from './commandInput.ts'
import { demoSecret } from './demo/people.ts'
import { seedDemo } from './demo/seed.ts'
import { openRuntime } from './bootstrap.ts'

type Runtime = Awaited<ReturnType<typeof openRuntime>>

async function withRuntime<T>(config: Config, log: Logger, work: (runtime: Runtime) => Promise<T>): Promise<T> {
  const runtime = await openRuntime(config, log)
  try {
    return await work(runtime)
  } finally {
    await runtime.close()
  }
}

function done(text: string): true {
  console.log(text)
  return true
}

function failed(...lines: readonly string[]): false {
  for (const line of lines) console.error(line)
  return false
}

export const migrateDatabase = (config: Config, log: Logger): Promise<boolean> =>
  withRuntime(config, log, async () => done('The database is up to date.'))

export const seedDemoTenants = (config: Config, log: Logger): Promise<boolean> =>
  withRuntime(config, log, async ({ database, ownerUrl }) => {
    const tenants = await database.read(noTenant, (sql) => allTenants(sql))
    if (tenants.length > 0) return failed('The database is not empty: the demo needs an empty one.')
    await seedDemo(database)
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
    const tenants = await database.read(noTenant, (sql) => allTenants(sql))
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

/** The named tenant, or the first. */
async function tenantOf(database: Database, { options }: CommandInput): Promise<string> {
  const code = options['tenant']
  const found = await database.read(noTenant, (sql) =>
    code === undefined ? allTenants(sql) : findTenantByCode(sql, { code }),
  )
  if (!found[0]) throw new Error(code === undefined ? 'There is no tenant.' : `There is no tenant ${code}.`)
  return found[0].id
}

export async function trustCa(config: Config, log: Logger, input: CommandInput): Promise<boolean> {
  const { lists = 'needed' } = input.options
  if (!['needed', 'none'].includes(lists)) return failed('--lists is either needed or none.')
  const certificate = await readFile(input.args[0] ?? '')
  return withRuntime(config, log, async ({ database }) => {
    const tenantId = await tenantOf(database, input)
    const trust = { certificate, needsList: lists === 'needed' }
    const subject = await database.write(tenantId, (tx) => trustAuthority(tx, systemActor(tenantId), trust))
    return done(`Trusted: ${subject}`)
  })
}

export async function importCaList(config: Config, log: Logger, input: CommandInput): Promise<boolean> {
  const list = await readFile(input.args[0] ?? '')
  return withRuntime(config, log, async ({ database }) => {
    const tenantId = await tenantOf(database, input)
    const { subject, revoked, until } = await database.write(tenantId, (tx) =>
      importRevocationList(tx, systemActor(tenantId), list),
    )
    return done(`${subject}: ${revoked} revoked, good until ${until.toISOString()}`)
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

export const verifyAll = (config: Config, log: Logger, { options }: CommandInput): Promise<boolean> =>
  withRuntime(config, log, async ({ ownerUrl }) => {
    const owner = new pg.Client({ connectionString: ownerUrl })
    await owner.connect()
    try {
      // One moment of the database, in which what is appended meanwhile is not seen by halves.
      await owner.query('begin isolation level repeatable read read only')
      const audit = await verifyAudit(owner, options['anchor']?.split(',') ?? [])
      const books = [await verifyLedger(owner), await verifyStock(owner), await verifyOrders(owner)]
      const wrong = [...books.flat(), ...audit.wrong]
      if (wrong.length > 0) return failed(...wrong)
      return done(
        `Ledger, stock, orders and audit chains are consistent. ${audit.heads.length} chains have ${audit.links} links; their heads are ${audit.heads.join(',')}`,
      )
    } finally {
      await owner.end()
    }
  })
