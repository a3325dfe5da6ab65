import type { ClientBase } from 'pg'

/** A sentence, with `{which}` for what it is about, and the statement that finds what must not be. */
export type Proofs = Readonly<Record<string, string>>

/** The most that is reported of one kind. */
const most = 100

/**
 * Proves the data of all tenants: a sentence for each thing that is wrong. One statement, so that all is seen at one
 * moment, also while the product works. Takes the owner's connection.
 */
export const verifier = (proofs: Proofs) => {
  const text = Object.entries(proofs)
    .map(
      ([finding, finds]) =>
        `select * from (select '${finding}' as finding, found.which::text from (${finds}) found(which) limit ${most}) each`,
    )
    .join(' union all ')
  return async (owner: Pick<ClientBase, 'query'>): Promise<string[]> => {
    const { rows } = await owner.query<{ finding: string; which: string }>(text)
    return rows.map(({ finding, which }) => finding.replace('{which}', which))
  }
}

/** Finds things of an entity whose state is not the one that their last transition led to. */
export const stateProof = (entity: string, table: string, shown: string, state: string): string => `
  select o.${shown} from ${table} o left join lateral (
    select e.to_state from kit.events e
    where e.tenant_id = o.tenant_id and e.entity = '${entity}' and e.entity_id = o.id and e.to_state is not null
    order by e.id desc limit 1
  ) last on true
  where o.${state} is distinct from last.to_state`
