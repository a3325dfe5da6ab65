import type pg from 'pg'
import type { Storm } from './storm.ts'

/**
 * What calls reported has happened, and once: acknowledged orders exist with exactly the ids that were answered, refused
 * ones do not, and every acknowledged act has its event. Acts without a response may have happened or not.
 */
export async function contradictionsIn(owner: pg.ClientBase, storm: Storm): Promise<string[]> {
  const tenantId = storm.market.tenant.id
  const { rows: orders } = await owner.query<{ key: string; ids: string[] }>(
    `select idem_key as key, array_agg(id order by id) as ids from ordering.orders
     where tenant_id = $1 and parent_id is null group by idem_key`,
    [tenantId],
  )
  const byKey = new Map(orders.map(({ key, ids }) => [key, ids]))
  const { rows: events } = await owner.query<{ key: string; count: number }>(
    `select name || ' ' || entity_id as key, count(*)::int as count from kit.events where tenant_id = $1 group by 1`,
    [tenantId],
  )
  const counts = new Map(events.map(({ key, count }) => [key, count]))
  return [
    ...[...storm.acknowledged]
      .filter(([key, ids]) => byKey.get(key)?.join() !== ids.toSorted((a, b) => Number(BigInt(a) - BigInt(b))).join())
      .map(([key, ids]) => `orders ${ids.join()} were acknowledged, and are ${byKey.get(key)?.join() ?? 'lost'}`),
    ...[...byKey.keys()]
      .filter((key) => !storm.acknowledged.has(key))
      .map((key) => `order ${byKey.get(key)!.join()} exists, but was refused or never placed`),
    ...[...storm.happenings]
      .map(([key, { acknowledged, unknown }]) => ({ key, acknowledged, unknown, count: counts.get(key) ?? 0 }))
      .filter(({ acknowledged, unknown, count }) => count < acknowledged || count > acknowledged + unknown)
      .map((each) => `${each.key}: ${each.count} times, ${each.acknowledged} acknowledged, ${each.unknown} unknown`),
  ]
}
