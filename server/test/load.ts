import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { expect } from 'vitest'
import { submitOrder, type SubmittedOrder } from '#contract/ordering/submit.ts'
import { verifyLedger } from '#modules/ledger/index.ts'
import { verifyOrders } from '#modules/ordering/index.ts'
import { databaseUrl } from './app.ts'
import { type OrderingFixture, checkoutTermsOf } from './orderingFixture.ts'
import type { Answer, ServerProcess } from './process/serverProcess.ts'

/** What buyers sent and were answered while things were broken around them. */
export class OrderLoad {
  /** Every key that was sent, and the orders of those that were acknowledged. */
  readonly keys = new Set<string>()
  readonly acknowledged = new Map<string, string[]>()
  readonly unknown = new Set<string>()
  requests = 0
  unavailable = 0
  /** No whole answer came back. */
  cutOff = 0
  slowestMs = 0
  /** Answers that came late. */
  readonly slow: string[] = []
  /** Answers that nobody should ever see. */
  readonly failures: string[] = []
  readonly market: OrderingFixture
  readonly server: ServerProcess

  constructor(market: OrderingFixture, server: ServerProcess) {
    this.market = market
    this.server = server
  }

  /** Notes an answer; an outage has a status of its own, and nothing else may go wrong. */
  note(began: number, answer: Pick<Answer<unknown>, 'status' | 'code' | 'message'>): void {
    this.requests += 1
    this.slowestMs = Math.max(this.slowestMs, performance.now() - began)
    if (answer.status === 503 && answer.code > 0) this.unavailable += 1
    if (performance.now() - began > 4_000)
      this.slow.push(`${answer.code} after ${Math.round(performance.now() - began)} ms`)
    if (answer.code !== 0 && !(answer.status === 503 && answer.code > 0))
      this.failures.push(`${answer.status} ${answer.code} ${answer.message}`)
  }

  /** One order; undefined where it was not acknowledged. */
  async order(): Promise<string[] | undefined> {
    const key = randomUUID()
    this.keys.add(key)
    const began = performance.now()
    try {
      const answer = await send(this.server, this.market, key)
      this.note(began, answer)
      if (answer.code === 0) {
        const ids = answer.data.orders.map(({ orderId }) => orderId)
        this.acknowledged.set(key, ids)
        return ids
      }
    } catch {
      this.cutOff += 1
      await delay(20)
    }
    this.unknown.add(key)
    return undefined
  }

  /** Orders without end until the gate closes. */
  async orderUntil(closed: { now: boolean }): Promise<void> {
    while (!closed.now) if (!(await this.order())) await delay(20)
  }

  /** How long it takes until an order is acknowledged that is sent from now on. */
  async untilServed(mostMs: number): Promise<number> {
    const began = performance.now()
    while (!(await this.order())) {
      if (performance.now() - began > mostMs) throw new Error(`no order went through within ${mostMs} ms`)
      await delay(20)
    }
    return performance.now() - began
  }

  /** A key that nobody answered is sent again: it is done once, whether it had been done or not. */
  async sendAgain(key: string): Promise<void> {
    const [first, second] = [await send(this.server, this.market, key), await send(this.server, this.market, key)]
    expect(first.code).toBe(0)
    expect(second.data).toEqual(first.data)
  }
}

/** Three lines from two suppliers. */
const linesOf = (market: OrderingFixture) =>
  [0, 2, 3].map((at) => ({ skuId: market.goods[at]!.skuId, quantity: 1, seenPrice: '35.2000' }))

const send = (server: ServerProcess, market: OrderingFixture, key: string) =>
  server.call<{ orders: SubmittedOrder[] }>(
    market.buyer,
    submitOrder,
    { ...checkoutTermsOf(market), lines: linesOf(market) },
    { 'idempotency-key': key },
  )

/** Waits until the database answers; a killed one is started again by its supervisor. */
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

/**
 * What was acknowledged is there: whole, once, with its lines, reservations, holds and events; and the books are
 * right.
 */
export async function verifyAcknowledged({ market, keys, acknowledged }: OrderLoad): Promise<void> {
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
    expect([...(await verifyLedger(books)), ...(await verifyOrders(books))]).toEqual([])
  } finally {
    await books.end()
  }
}

/** Smallest, middle and largest of some times, in seconds. */
export function timeSpread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  return [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
    .map((ms) => ((ms ?? 0) / 1000).toFixed(2))
    .join(' / ')
}
