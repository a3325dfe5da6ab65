import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, expect, inject, test } from 'vitest'
import { submitOrder, type SubmittedOrder } from '#contract/checkout.ts'
import { verifyLedger } from '#modules/ledger/index.ts'
import { databaseUrl } from '#test/app.ts'
import { aMarket, type Market, termsOf } from '#test/market.ts'
import { ServerProcess } from '#test/process.ts'

/**
 * What was acknowledged is there: whole, once, with its lines, reservations, holds and events, whoever was killed meanwhile.
 * Orders are compared by the keys that their buyers made before they sent them.
 */
const rounds = Number(process.env['FAULT_ROUNDS'] ?? 2)
const clients = 40

let server = new ServerProcess(databaseUrl, { ROLE: 'http' })
afterEach(() => server.end('SIGTERM'))

/** Every key that was sent, and the orders of those that were acknowledged. */
interface Sent {
  readonly keys: Set<string>
  readonly acknowledged: Map<string, string[]>
  readonly unknown: Set<string>
}

/** Orders without end until the gate closes; silence is kept apart from a no. */
async function orderUntil(closed: { now: boolean }, market: Market, { keys, acknowledged, unknown }: Sent) {
  const lines = linesOf(market)
  while (!closed.now) {
    const key = randomUUID()
    keys.add(key)
    try {
      const answer = await send(market, key, lines)
      if (answer.code === 0)
        acknowledged.set(
          key,
          answer.data.orders.map(({ orderId }) => orderId),
        )
      else unknown.add(key)
    } catch {
      unknown.add(key)
      await delay(20)
    }
  }
}

/** Three lines from two suppliers. */
const linesOf = (market: Market) =>
  [0, 2, 3].map((at) => ({ skuId: market.goods[at]!.skuId, quantity: 1, seenPrice: '35.2000' }))

const send = (market: Market, key: string, lines: object[]) =>
  server.call<{ orders: SubmittedOrder[] }>(
    market.buyer,
    submitOrder,
    { ...termsOf(market), lines },
    { 'idempotency-key': key },
  )

function killPostmaster() {
  const file = [
    join(inject('databaseDir'), 'pg', 'postmaster.pid'),
    join(inject('databaseDir'), 'pg', 'data', 'postmaster.pid'),
  ].find((path) => existsSync(path))
  process.kill(Number(readFileSync(file!, 'utf8').split('\n')[0]), 'SIGKILL')
}

/** Waits until the database answers; a killed one is started again by whoever keeps it. */
async function auditor(): Promise<pg.Client> {
  for (let attempt = 0; ; attempt++) {
    const client = new pg.Client({ connectionString: databaseUrl })
    client.on('error', () => {})
    try {
      await client.connect()
      return client
    } catch (error) {
      if (attempt > 200) throw error
      await delay(100)
    }
  }
}

interface Found {
  key: string
  id: string
  lines: string
  held: string
  holds: string
  events: string
}

const whole = `
  select o.idem_key as key, o.id,
    (select count(*) from inv.order_line l where l.order_id = o.id) as lines,
    (select coalesce(sum(r.open), 0) from catalogue.reservations r where r.tenant_id = o.tenant and r.ref_id = o.id) as held,
    (select count(*) from ledger.holds h where h.tenant_id = o.tenant and h.ref_id = o.id and h.state = 'open') as holds,
    (select count(*) from kit.events e where e.tenant_id = o.tenant and e.entity = 'order' and e.entity_id = o.id) as events
  from inv.orders o where o.tenant = $1`

async function judge(market: Market, { keys, acknowledged }: Sent) {
  const books = await auditor()
  try {
    const { rows } = await books.query<Found>(whole, [market.tenant.id])
    const byKey = Map.groupBy(rows, ({ key }) => key)
    const lost = [...acknowledged].filter(([key, ids]) =>
      ids.some((id) => !byKey.get(key)?.some((order) => order.id === id)),
    )
    const torn = rows.filter(
      ({ lines, held, holds, events }) => lines === '0' || lines !== held || holds !== '1' || events === '0',
    )
    const doubled = [...byKey].filter(([, orders]) => orders.length !== 2)
    const strange = [...byKey.keys()].filter((key) => !keys.has(key))
    expect({ lost, torn, doubled, strange }).toEqual({ lost: [], torn: [], doubled: [], strange: [] })
    const { rows: unowned } = await books.query(
      `select ref_id from ledger.holds h where h.tenant_id = $1 and not exists (select from inv.orders o where o.id = h.ref_id)
       union select ref_id from catalogue.reservations r where r.tenant_id = $1 and not exists (select from inv.orders o where o.id = r.ref_id)
       union select entity_id from kit.events e where e.tenant_id = $1 and e.entity = 'order' and not exists (select from inv.orders o where o.id = e.entity_id)`,
      [market.tenant.id],
    )
    expect(unowned).toEqual([])
    const { rows: stock } = await books.query<{ wrong: string }>(
      `select s.sku_id as wrong from catalogue.stock s where s.tenant_id = $1 and (s.on_hand - s.reserved < 0 or s.reserved <>
         (select coalesce(sum(r.open), 0) from catalogue.reservations r where r.tenant_id = s.tenant_id and r.sku_id = s.sku_id))`,
      [market.tenant.id],
    )
    expect(stock).toEqual([])
    expect(await verifyLedger(books)).toEqual([])
  } finally {
    await books.end()
  }
}

test.each(['the server', 'PostgreSQL'])(
  '%s is killed in the middle of orders, and nothing acknowledged is lost, torn or doubled',
  async (victim) => {
    const market = await aMarket({ suppliers: 2, stock: 10_000_000, budget: '900000000.00' })
    server = new ServerProcess(databaseUrl, { ROLE: 'http' })
    await server.start()
    const sent: Sent = { keys: new Set(), acknowledged: new Map(), unknown: new Set() }
    for (let round = 0; round < rounds; round++) {
      const before = sent.acknowledged.size
      const closed = { now: false }
      const buyers = Array.from({ length: clients }, () => orderUntil(closed, market, sent))
      await delay(600 + Math.random() * 1600)
      if (victim === 'the server') await server.end('SIGKILL')
      else killPostmaster()
      await delay(300)
      closed.now = true
      if (victim === 'the server') await server.start()
      await Promise.all(buyers)
      expect(sent.acknowledged.size).toBeGreaterThan(before)
      await judge(market, sent)
      for (const key of [...sent.unknown].slice(-5)) await sendAgain(market, key)
      await judge(market, sent)
    }
    console.log(
      `${victim} killed ${rounds} times: ${sent.acknowledged.size} acknowledged, none lost; ${sent.unknown.size} without an answer`,
    )
  },
)

/** A key that nobody answered is sent again: it is done once, whether it had been done or not. */
async function sendAgain(market: Market, key: string) {
  const lines = linesOf(market)
  const [first, second] = [await send(market, key, lines), await send(market, key, lines)]
  expect(first.code).toBe(0)
  expect(second.data).toEqual(first.data)
}
