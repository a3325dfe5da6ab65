import type { Logger } from 'pino'
import { systemActor } from '#kit/actor.ts'
import type { Config } from '#kit/config/config.ts'
import { type Database, noTenant } from '#kit/database/database.ts'
import { insertBinding, readCertificate, importRevocationList, trustAuthority } from '#modules/certificates/index.ts'
import { findCandidates } from '#modules/identity/index.ts'
import { allTenants } from '#modules/tenancy/index.ts'
import { openRuntime } from '#server/runtime.ts'
import { revocationListsOf, type Vault } from './vault.ts'

/** Makes the tenant trust the test authorities, and assigns the certificates to demo people with the same accounts. */
export async function installIn(database: Database, tenantId: string, vault: Vault): Promise<string[]> {
  const actor = systemActor(tenantId)
  return database.write(tenantId, async (tx) => {
    const lines: string[] = []
    for (const { authority, list } of revocationListsOf(vault)) {
      const certificate = Buffer.from(authority.certificate, 'base64')
      lines.push(`Trusted: ${await trustAuthority(tx, actor, { certificate })}`)
      await importRevocationList(tx, actor, list)
    }
    for (const { account, certificate, serial } of vault.containers) {
      const [candidate] = await findCandidates(tx, { name: account })
      if (!candidate) continue
      await insertBinding(tx, actor, candidate.person_id, (await readCertificate(certificate))!)
      lines.push(`${serial} assigned to ${account}`)
    }
    return lines
  })
}

export async function install(config: Config, log: Logger, vault: Vault, code?: string): Promise<string[]> {
  const runtime = await openRuntime(config, log)
  try {
    const tenants = await runtime.database.read(noTenant, (db) => allTenants(db))
    const tenant = code === undefined ? tenants[0] : tenants.find((each) => each.code === code)
    if (!tenant) throw new Error(`There is no tenant${code === undefined ? ': start the product first' : ` ${code}`}.`)
    return await installIn(runtime.database, tenant.id, vault)
  } finally {
    await runtime.close()
  }
}
