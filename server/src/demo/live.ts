import { type Database, noTenant } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { matchesPassword } from '#modules/identity/index.ts'
import { allTenants } from '#modules/tenancy/index.ts'
import { demoOrganisations, demoPassword } from './people.ts'
import { accountOf, suppliers } from './suppliers.ts'

/** Maximum number of different hashes to try: demo accounts that keep the published password share one. */
const maxHashes = 50

const hashesOf = sqlQuery(
  'demo.passwordHashes',
  `select p.password_hash as hash, count(*)::int as "accounts!"
   from identity.users u join identity.people p on p.tenant_id = u.tenant_id and p.id = u.person_id
   where u.code = any ($codes::text[]) and not u.disabled
   group by p.password_hash order by 2 desc limit $max::int`,
)

/**
 * Number of demo accounts that still have the published password. They share the hash from the seeding, so few hashes
 * are tried.
 */
export async function countLiveDemoAccounts(database: Database): Promise<number> {
  const tenants = await database.read(noTenant, (db) => allTenants(db))
  const codes = new Map(demoOrganisations.map(({ code, people }) => [code, people.map(([account]) => account)]))
  const sellers = suppliers.flatMap((supplier) => [accountOf(supplier, 0), accountOf(supplier, 1)])
  let live = 0
  for (const { id, code } of tenants) {
    const accounts = codes.get(code)
    if (!accounts) continue
    const rows = await database.read(id, (db) => hashesOf(db, { codes: [...accounts, ...sellers], max: maxHashes }))
    for (const { hash, accounts: count } of rows) if (await matchesPassword(hash, demoPassword)) live += count
  }
  return live
}
