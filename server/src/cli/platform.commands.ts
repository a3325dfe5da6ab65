import { Check } from 'typebox/schema'
import type { Logger } from 'pino'
import { packageCodes } from '#contract/tenancy/packages.ts'
import { TenantFounding } from '#contract/platform/tenants.ts'
import { systemActor } from '#kit/actor.ts'
import type { Config } from '#kit/config/config.ts'
import { noTenant } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { portalUrls } from '#kit/http/origin.ts'
import { foundPlatform, foundTenant, linkOf } from '#modules/platform/index.ts'
import { allTenants } from '#modules/tenancy/index.ts'
import { done, failed, withRuntime } from './commandRuntime.ts'
import type { CommandInput } from './input.ts'

const numberIn = (text: string | undefined): number | null => (text === undefined ? null : Number(text))

/** Terms of a tenant from the options of a command. */
const foundingOf = ({ args, options }: CommandInput): TenantFounding => ({
  code: args[0] ?? '',
  name: args[1] ?? '',
  hosts: options['host'] ?? '',
  package: (options['package'] ?? 'standard') as TenantFounding['package'],
  expiresOn: options['expires'] ?? '',
  accountLimit: numberIn(options['accounts']),
  supplierLimit: numberIn(options['suppliers']),
  storageLimitMb: numberIn(options['storage']),
  contact: options['contact'] ?? '',
  switches: ['supplierEnable'],
  adminName: options['admin-name'] ?? '管理员',
  adminCode: options['admin'] ?? 'admin',
  adminEmail: options['email'] ?? '',
  adminMobile: '',
  withDemo: options['demo'] === 'yes',
})

const usage = `The code begins with a letter in lower case; --host and --email are needed; --package is one of ${packageCodes.join(', ')}.`

/** Creates a customer, and prints the link by which its first administrator sets a password. */
export async function createTenant(config: Config, log: Logger, input: CommandInput): Promise<boolean> {
  const founding = foundingOf(input)
  if (!Check(TenantFounding, founding)) return failed(usage)
  return withRuntime(config, log, async ({ database }) => {
    const { id, hosts, token } = await foundTenant(database, { now: new Date() }, founding)
    const platform = (await database.read(noTenant, (db) => allTenants(db))).find(({ kind }) => kind === 'platform')
    const { code, name, package: plan } = founding
    if (platform)
      await database.write(platform.id, (tx) =>
        publish(tx, systemActor(platform.id), {
          name: 'platformTenant.founded',
          id,
          to: 'open',
          data: { code, name, package: plan },
        }),
      )
    return done(
      `Tenant ${code} is open. Its first administrator sets a password: ${linkOf(portalUrls(config)(hosts[0]!), token)}`,
    )
  })
}

/** Creates the platform's own tenant, from which people manage the others; there is one. */
export async function createPlatform(config: Config, log: Logger, input: CommandInput): Promise<boolean> {
  const founding = foundingOf(input)
  if (!Check(TenantFounding, founding)) return failed(usage)
  return withRuntime(config, log, async ({ database }) => {
    const tenants = await database.read(noTenant, (db) => allTenants(db))
    const known = tenants.find(({ kind }) => kind === 'platform')
    if (known) return failed(`There is a platform already: ${known.code}.`)
    const { hosts, token } = await foundPlatform(database, { now: new Date() }, founding)
    return done(
      `The platform is open. Its first operator sets a password: ${linkOf(portalUrls(config)(hosts[0]!), token)}`,
    )
  })
}
