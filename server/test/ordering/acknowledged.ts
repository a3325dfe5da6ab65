import type pg from 'pg'
import { expect } from 'vitest'
import { verifyLedger } from '#modules/ledger/index.ts'
import { verifyOrders } from '#modules/ordering/index.ts'
import { OrderLoad } from '../load.ts'
import { asOwnerAgain } from '../sql/connectAgain.ts'

interface Found {
  key: string
  id: string
  lines: string
  held: string
  holds: string
  events: string
}

const orderSummary = `
  select o.idem_key as key, o.id,
    (select count(*) from inv.order_line l where l.order_id = o.id) as lines,
    (select coalesce(sum(r.open), 0) from catalogue.reservations r where r.tenant_id = o.tenant and r.ref_id = o.id) as held,
    (select count(*) from ledger.holds h where h.tenant_id = o.tenant and h.ref_id = o.id and h.state = 'open') as holds,
    (select count(*) from kit.events e where e.tenant_id = o.tenant and e.entity = 'order' and e.entity_id = o.id) as events
  from inv.orders o where o.tenant = $1`

/**
 * Checks that acknowledged orders exist exactly once, complete with lines, reservations, holds and events, and that the
 * ledgers are consistent.
 */
export const verifyAcknowledged = (load: OrderLoad): Promise<void> => asOwnerAgain((books) => verifyIn(books, load))

async function verifyIn(books: pg.Client, { market, keys, acknowledged }: OrderLoad): Promise<void> {
  const { rows } = await books.query<Found>(orderSummary, [market.tenant.id])
  const byKey = Map.groupBy(rows, ({ key }) => key)
  const lost = [...acknowledged].filter(([key, ids]) =>
    ids.some((id) => !byKey.get(key)?.some((order) => order.id === id)),
  )
  const incomplete = rows.filter(
    ({ lines, held, holds, events }) => lines === '0' || lines !== held || holds !== '1' || events === '0',
  )
  const duplicated = [...byKey].filter(([, orders]) => orders.length !== 2)
  const unexpected = [...byKey.keys()].filter((key) => !keys.has(key))
  expect({ lost, torn: incomplete, doubled: duplicated, strange: unexpected }).toEqual({
    lost: [],
    torn: [],
    doubled: [],
    strange: [],
  })
  const { rows: orphaned } = await books.query(
    `select ref_id from ledger.holds h where h.tenant_id = $1 and not exists (select from inv.orders o where o.id = h.ref_id)
     union select ref_id from catalogue.reservations r where r.tenant_id = $1 and not exists (select from inv.orders o where o.id = r.ref_id)
     union select entity_id from kit.events e where e.tenant_id = $1 and e.entity = 'order' and not exists (select from inv.orders o where o.id = e.entity_id)`,
    [market.tenant.id],
  )
  expect(orphaned).toEqual([])
  const { rows: stock } = await books.query<{ wrong: string }>(
    `select s.sku_id as wrong from catalogue.stock s where s.tenant_id = $1 and (s.on_hand - s.reserved < 0 or s.reserved <>
       (select coalesce(sum(r.open), 0) from catalogue.reservations r where r.tenant_id = s.tenant_id and r.sku_id = s.sku_id))`,
    [market.tenant.id],
  )
  expect(stock).toEqual([])
  expect([...(await verifyLedger(books)), ...(await verifyOrders(books))]).toEqual([])
}
