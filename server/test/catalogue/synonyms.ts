import { sql } from 'kysely'
import * as contract from '#contract/catalogue/synonyms.ts'
import { aPerson, as, database, type Person, type TestTenant } from '#test/app.ts'
import { baseSynonyms } from '#modules/catalogue/vocabulary/synonyms/base.rules.ts'

export const anOperator = (tenant: TestTenant) =>
  aPerson(tenant, { permissions: ['search.manage'], entrance: 'operator' })
export const draft = (...terms: string[]): contract.SynonymDraft => ({ kind: 'equivalent', terms, isActive: true })
export const create = async (person: Person, ...terms: string[]) => {
  const { id, ...rest } = await as(person, contract.createSynonyms, draft(...terms))
  return { ...rest, id: id! }
}
export const base = baseSynonyms[0]!

/** Waits until another transaction is blocked by that of this process. */
export async function waitUntilBlockedBy(tenant: TestTenant, pid: number): Promise<void> {
  for (;;) {
    const { rows } = await database.read(tenant.id, (reading) =>
      sql`select pid from pg_stat_activity where ${pid}::int = any (pg_blocking_pids(pid))`.execute(reading),
    )
    if (rows.length > 0) return
    await new Promise((done) => setTimeout(done, 10))
  }
}
