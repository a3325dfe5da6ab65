import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { submitOrder } from '#contract/ordering/submit.ts'
import { as } from '#test/app.ts'
import { createOrderingFixture, fillCart } from '#test/orderingFixture.ts'
import { newIdempotencyKey, checkoutTermsOf } from '#test/ordering/submit.ts'

const textOf = (query: unknown) => (typeof query === 'string' ? query : (query as { text: string }).text)

/** Statements of the transaction that writes orders, without those of sessions, jobs and new connections. */
function transactionOf(calls: readonly unknown[][], clients: readonly unknown[]) {
  const sent = calls.map(([query], index) => ({ client: clients[index], text: textOf(query) }))
  const place = sent.findIndex(({ text }) => text.includes('ordering.orders'))
  const own = sent.filter(({ client }) => client === sent[place]?.client)
  const at = own.indexOf(sent[place]!)
  const start = own.findLastIndex(({ text }, index) => index <= at && text.startsWith('begin'))
  const end = own.findIndex(({ text }, index) => index >= at && text === 'commit')
  return own.slice(start, end + 1).map(({ text }) => text)
}

test('order submission: three lines from two suppliers need at most fourteen statements', async () => {
  const market = await createOrderingFixture({ suppliers: 2, approvalFrom: '0', budget: '100000' })
  const [a, b, c] = market.goods
  const cartLines = await fillCart(
    market,
    [a!, b!, c!].map((goods) => ({ goods, quantity: 2 })),
  )
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const { orders } = await as(market.buyer, submitOrder, { ...checkoutTermsOf(market), cartLines }, newIdempotencyKey())
  const statements = transactionOf(query.mock.calls, query.mock.contexts)
  query.mockRestore()
  expect(orders).toHaveLength(2)
  expect(statements.length, statements.join('\n')).toBeGreaterThan(8)
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(14)
})
