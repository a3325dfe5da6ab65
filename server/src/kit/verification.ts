import { CompiledQuery } from 'kysely'
import type { ClientBase } from 'pg'
import { declare } from '#kit/database/query/declared.ts'

/**
 * Consistency checks: the key is the finding's sentence with placeholder `{which}`, the value an SQL query that selects
 * the violations.
 */
export type Proofs = Readonly<Record<string, string>>

/** Row limit of each check. */
const max = 100

/**
 * Verifies the data of all tenants and returns one sentence per violation. One statement, so that all checks read the
 * same snapshot while the product is in use. Needs the owner's connection.
 */
export const verifier = (proofs: Proofs) => {
  const text = Object.entries(proofs)
    .map(
      ([finding, finds]) =>
        `select * from (select '${finding}' as finding, found.which::text from (${finds}) found(which) limit ${max}) each`,
    )
    .join(' union all ')
  declare({ send: (db) => db.executeQuery(CompiledQuery.raw(text)) })
  return async (owner: Pick<ClientBase, 'query'>): Promise<string[]> => {
    const { rows } = await owner.query<{ finding: string; which: string }>(text)
    return rows.map(({ finding, which }) => finding.replace('{which}', which))
  }
}

/** Check: finds records whose state differs from the target state of their last event. */
export const stateProof = (entity: string, table: string, shown: string, state: string): string => `
  select o.${shown} from ${table} o left join lateral (
    select e.to_state from kit.events e
    where e.tenant_id = o.tenant_id and e.entity = '${entity}' and e.entity_id = o.id and e.to_state is not null
    order by e.id desc limit 1
  ) last on true
  where o.${state} is distinct from last.to_state`
