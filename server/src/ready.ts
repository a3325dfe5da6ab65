import type { Config } from '#kit/config/config.ts'
import { type Database, noTenant } from '#kit/database/database.ts'
import { allTenants } from '#modules/tenancy/index.ts'
import { demoOrganisations } from './demo/people.ts'
import { countLiveDemoAccounts } from './demo/live.ts'

/** Address that a process is reached at; empty for a worker, which does not listen. */
export function addressOf(
  { role, publicUrl, host, port }: Pick<Config, 'role' | 'publicUrl' | 'host' | 'port'>,
  bound: ReturnType<import('node:net').Server['address']>,
): string {
  if (role === 'worker') return ''
  const actual = typeof bound === 'object' && bound ? bound.port : port
  return publicUrl ?? `http://${host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host}:${actual}`
}

export async function printReady({ production }: Config, database: Database, address: string, milliseconds: number) {
  const tenants = await database.read(noTenant, (db) => allTenants(db))
  const live = production ? await countLiveDemoAccounts(database) : 0
  if (live > 0) console.warn(`WARNING: ${live} demo accounts have the password that is published with the product`)
  const place = address === '' ? 'for jobs, without a port (ROLE=worker)' : `at ${address}`
  console.log(`百采 Baicai is ready ${place} (${(milliseconds / 1000).toFixed(1)} s, ${tenants.length} tenants)`)
  if (production || address === '' || !tenants.some(({ code }) => code === demoOrganisations[0]?.code)) return
  const { demoTable } = await import('./demo/seed.ts')
  console.log(demoTable())
}
