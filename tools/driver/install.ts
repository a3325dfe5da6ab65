import type { Logger } from 'pino'
import { systemActor } from '#kit/actor.ts'
import type { Config } from '#kit/config.ts'
import { type Database, noTenant } from '#kit/database.ts'
import { bindTo, readCertificate, takeList, trustAuthority } from '#modules/certificates/index.ts'
import { candidatesFor } from '#modules/identity/index.ts'
import { allTenants } from '#modules/tenancy/index.ts'
import { openGround } from '#server/house.ts'
import { listsOf, type Vault } from './vault.ts'

/** Has the tenant trust the test authorities, and binds the certificates of the U-key to the demo's people of the same accounts. */
export async function installIn(database: Database, tenantId: string, vault: Vault): Promise<string[]> {
  const actor = systemActor(tenantId)
  return database.write(tenantId, async (tx) => {
    const told: string[] = []
    for (const { authority, list } of listsOf(vault)) {
      const certificate = Buffer.from(authority.certificate, 'base64')
      told.push(`Trusted: ${await trustAuthority(tx, actor, { certificate })}`)
      await takeList(tx, actor, list)
    }
    for (const { account, certificate, serial } of vault.containers) {
      const [candidate] = await candidatesFor(tx, { name: account })
      if (!candidate) continue
      await bindTo(tx, actor, candidate.person_id, readCertificate(certificate)!)
      told.push(`${serial} is ${account}'s`)
    }
    return told
  })
}

export async function install(config: Config, log: Logger, vault: Vault, code?: string): Promise<string[]> {
  const ground = await openGround(config, log)
  try {
    const tenants = await ground.database.read(noTenant, (sql) => allTenants(sql))
    const tenant = code === undefined ? tenants[0] : tenants.find((each) => each.code === code)
    if (!tenant) throw new Error(`There is no tenant${code === undefined ? ': start the product first' : ` ${code}`}.`)
    return await installIn(ground.database, tenant.id, vault)
  } finally {
    await ground.close()
  }
}
