import type { ClientBase } from 'pg'

/** Each finds what must not be: `which` it is, of the thing that the sentence speaks of. */
const proofs: Readonly<Record<string, string>> = {
  'order {which}: it has no lines': `
    select o.no from ordering.orders o
    where not exists (select from ordering.order_lines l where l.tenant_id = o.tenant_id and l.order_id = o.id)`,
  'order {which}: its state is not the one that its last transition led to': `
    select o.no from ordering.orders o left join lateral (
      select e.to_state from kit.events e
      where e.tenant_id = o.tenant_id and e.entity = 'order' and e.entity_id = o.id and e.to_state is not null
      order by e.id desc limit 1
    ) last on true
    where o.status is distinct from last.to_state`,
}

/** One statement, so that all is seen at one moment, also while the product works. */
const verification = Object.entries(proofs)
  .map(
    ([finding, finds]) =>
      `select * from (select '${finding}' as finding, found.* from (${finds}) found(which) limit 100) each`,
  )
  .join(' union all ')

/** Proves the orders of all tenants: a sentence for each thing that is wrong. Takes the owner's connection. */
export async function verifyOrders(owner: Pick<ClientBase, 'query'>): Promise<string[]> {
  const { rows } = await owner.query<{ finding: string; which: string }>(verification)
  return rows.map(({ finding, which }) => finding.replace('{which}', which))
}
