import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { expect } from 'vitest'
import { submitOrder, type SubmittedOrder } from '#contract/ordering/submit.ts'
import type { OrderingFixture } from './ordering/setUp.ts'
import { checkoutTermsOf } from './ordering/submit.ts'
import type { Answer, ServerProcess } from './process/serverProcess.ts'

/** Concurrent buyers during faults, with their requests and responses. */
export class OrderLoad {
  /** All idempotency keys sent, and the orders of acknowledged ones. */
  readonly keys = new Set<string>()
  readonly acknowledged = new Map<string, string[]>()
  readonly unknown = new Set<string>()
  requests = 0
  unavailable = 0
  /** Requests without a complete response. */
  cutOff = 0
  slowestMs = 0
  /** Responses that were slow. */
  readonly slow: string[] = []
  /** Unexpected responses. */
  readonly failures: string[] = []
  readonly market: OrderingFixture
  readonly server: ServerProcess

  constructor(market: OrderingFixture, server: ServerProcess) {
    this.market = market
    this.server = server
  }

  /** Records a response; only outages, with their own status, are expected failures. */
  note(began: number, answer: Pick<Answer<unknown>, 'status' | 'code' | 'message'>): void {
    this.requests += 1
    this.slowestMs = Math.max(this.slowestMs, performance.now() - began)
    if (answer.status === 503 && answer.code > 0) this.unavailable += 1
    if (performance.now() - began > 4_000)
      this.slow.push(`${answer.code} after ${Math.round(performance.now() - began)} ms`)
    if (answer.code !== 0 && !(answer.status === 503 && answer.code > 0))
      this.failures.push(`${answer.status} ${answer.code} ${answer.message}`)
  }

  /** Submits one order; undefined if it was not acknowledged. */
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

  /** Submits orders until `closed`. */
  async orderUntil(closed: { now: boolean }): Promise<void> {
    while (!closed.now) if (!(await this.order())) await delay(20)
  }

  /** Time until an order sent from now on is acknowledged. */
  async untilServed(maxMs: number): Promise<number> {
    const began = performance.now()
    while (!(await this.order())) {
      if (performance.now() - began > maxMs) throw new Error(`no order was acknowledged within ${maxMs} ms`)
      await delay(20)
    }
    return performance.now() - began
  }

  /** Repeats a request without a response: it is executed exactly once. */
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

/** Minimum, median and maximum of durations, in seconds. */
export function timeSpread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  return [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
    .map((ms) => ((ms ?? 0) / 1000).toFixed(2))
    .join(' / ')
}
