import { readFile } from 'node:fs/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { systemActor } from '#kit/actor.ts'
import { verifyAudit } from '#kit/audit.ts'
import type { Config } from '#kit/config.ts'
import { type Database, noTenant } from '#kit/database.ts'
import { openFiles } from '#kit/files.ts'
import { analyze } from '#kit/migrate.ts'
import { sharedSecret } from '#kit/secrets.ts'
import { importProductsFile, verifyStock } from '#modules/catalogue/index.ts'
import { takeList, trustAuthority } from '#modules/certificates/index.ts'
import { codeAt } from '#modules/login/index.ts'
import { verifyLedger } from '#modules/ledger/index.ts'
import { verifyOrders } from '#modules/ordering/index.ts'
import { openAccountLogin } from '#modules/portal/index.ts'
import { rotateKeys } from '#modules/provider/index.ts'
import { allTenants, findTenantByCode } from '#modules/tenancy/index.ts'
import type { Given } from './cli.ts'
import { demoSecret } from './demo/people.ts'
import { seedDemo } from './demo/seed.ts'
import { openGround } from './house.ts'

type Ground = Awaited<ReturnType<typeof openGround>>

async function onGround<T>(config: Config, log: Logger, work: (ground: Ground) => Promise<T>): Promise<T> {
  const ground = await openGround(config, log)
  try {
    return await work(ground)
  } finally {
    await ground.close()
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

export const bringUpToDate = (config: Config, log: Logger): Promise<boolean> =>
  onGround(config, log, async () => done('The database is of the newest version.'))

export const fillWithDemo = (config: Config, log: Logger): Promise<boolean> =>
  onGround(config, log, async ({ database, ownerUrl }) => {
    const tenants = await database.read(noTenant, (sql) => allTenants(sql))
    if (tenants.length > 0) return failed('The database is not empty: the demo is for an empty one.')
    await seedDemo(database)
    await analyze(ownerUrl)
    return done('The demo tenants are there.')
  })

/** Nobody else's: the secret of the demo is no secret. */
export const tellDemoCode = async (): Promise<boolean> => done(codeAt(demoSecret, new Date()))

export async function importProducts(config: Config, log: Logger, { words, options, lang }: Given): Promise<boolean> {
  const supplierCode = options['supplier']
  if (supplierCode === undefined) return failed('Whose products are they? --supplier <code>')
  return onGround(config, log, async ({ database }) => {
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

/** The tenant that was named, or the first. */
async function tenantOf(database: Database, { options }: Given): Promise<string> {
  const code = options['tenant']
  const found = await database.read(noTenant, (sql) =>
    code === undefined ? allTenants(sql) : findTenantByCode(sql, { code }),
  )
  if (!found[0]) throw new Error(code === undefined ? 'There is no tenant.' : `There is no tenant ${code}.`)
  return found[0].id
}

export async function trustCa(config: Config, log: Logger, given: Given): Promise<boolean> {
  const { lists = 'needed' } = given.options
  if (!['needed', 'none'].includes(lists)) return failed('--lists is either needed or none.')
  const certificate = await readFile(given.words[0] ?? '')
  return onGround(config, log, async ({ database }) => {
    const tenantId = await tenantOf(database, given)
    const trust = { certificate, needsList: lists === 'needed' }
    const subject = await database.write(tenantId, (tx) => trustAuthority(tx, systemActor(tenantId), trust))
    return done(`Trusted: ${subject}`)
  })
}

export async function takeCaList(config: Config, log: Logger, given: Given): Promise<boolean> {
  const list = await readFile(given.words[0] ?? '')
  return onGround(config, log, async ({ database }) => {
    const tenantId = await tenantOf(database, given)
    const { subject, revoked, until } = await database.write(tenantId, (tx) =>
      takeList(tx, systemActor(tenantId), list),
    )
    return done(`${subject}: ${revoked} revoked, good until ${until.toISOString()}`)
  })
}

export const replaceKeys = (config: Config, log: Logger, given: Given): Promise<boolean> =>
  onGround(config, log, async ({ database }) => {
    const tenantId = await tenantOf(database, given)
    await rotateKeys({ database, sealKey: await sharedSecret(database, 'seal') }, systemActor(tenantId))
    return done(
      'New keys sign from now on. The old ones are published as long as something signed by them is believed.',
    )
  })

export const letIn = (config: Config, log: Logger, given: Given): Promise<boolean> =>
  onGround(config, log, async ({ database }) => {
    const tenantId = await tenantOf(database, given)
    const isNew = await database.write(tenantId, (tx) => openAccountLogin(tx, systemActor(tenantId)))
    return done(isNew ? 'People log in by account again.' : 'The login by account was on already.')
  })

export const verifyAll = (config: Config, log: Logger, { options }: Given): Promise<boolean> =>
  onGround(config, log, async ({ ownerUrl }) => {
    const owner = new pg.Client({ connectionString: ownerUrl })
    await owner.connect()
    try {
      const audit = await verifyAudit(owner, options['anchor'])
      const books = [await verifyLedger(owner), await verifyStock(owner), await verifyOrders(owner)]
      const wrong = [...books.flat(), ...audit.wrong]
      if (wrong.length > 0) return failed(...wrong)
      return done(
        `Ledger, stock, orders and audit chain are right. The chain has ${audit.links} links; its last is ${audit.head}`,
      )
    } finally {
      await owner.end()
    }
  })
