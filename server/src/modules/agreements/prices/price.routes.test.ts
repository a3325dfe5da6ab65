import { expect, test } from 'vitest'
import * as contract from '#contract/agreements/agreements.ts'
import { submitOrder } from '#contract/ordering/submit.ts'
import { repriceByRule } from '#modules/catalogue/agreements/owned/reprice.store.ts'
import { createAgreeing, dayIn, passDays } from '#test/agreements/agreed.ts'
import { as, database, refusalOf } from '#test/app.ts'
import { checkoutTermsOf, newIdempotencyKey } from '#test/ordering/submit.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'

type Market = Awaited<ReturnType<typeof createAgreeing>>
const lineOf = ({ goods }: Market, patch: object = {}) => ({
  skuId: goods[0]!.skuId,
  price: '30',
  tiers: [{ qty: 10, price: '28' }],
  maxQty: 100 as number | null,
  maxAmount: null,
  ...patch,
})
/** Publishes another list price, as the listener of a publication sees it. */
async function listAt({ goods, tenant }: Market, price: string): Promise<void> {
  const { rows } = await owner.query<{ product_id: string }>(
    'update catalogue.skus set list_price = $2 where id = $1 returning product_id',
    [goods[0]!.skuId, price],
  )
  const productIds = [rows[0]!.product_id]
  for (const _ of [1, 2]) await database.write(tenant.id, (tx) => repriceByRule(tx, { productIds, today: dayIn(0) }))
}
const order = (market: Market, quantity: number, seenPrice: string) =>
  as(
    market.buyer,
    submitOrder,
    { ...checkoutTermsOf(market), lines: [{ skuId: market.goods[0]!.skuId, quantity, seenPrice }] },
    newIdempotencyKey(),
  )

test('agreement prices: the best price is the lower of agreement and list price, and past days stay', async () => {
  const market = await createAgreeing({ withApproval: false, stock: 10_000 })
  const { goods, agreed, priceOf, find, tenant } = market
  const { id } = await agreed({ priceRule: 'best', lines: [lineOf(market)] })
  expect(await priceOf()).toBe('30.0000')
  await order(market, 4, '30.0000')
  await passDays(tenant.id, 3)
  await listAt(market, '29')
  expect(await priceOf()).toBe('29.0000')
  expect(await refusalOf(order(market, 1, '30.0000'))).toBe('order.priceChanged')
  await order(market, 10, '28.0000')
  await listAt(market, '27.5')
  expect(await priceOf()).toBe('27.5000')
  // The tier of 28 is no better any more.
  await order(market, 10, '27.5000')
  await listAt(market, '40')
  expect(await priceOf()).toBe('30.0000')
  // A list price of 0 is none.
  await listAt(market, '0')
  expect(await priceOf()).toBe('30.0000')
  expect((await find(id)).lines).toMatchObject([{ price: '30.0000', usedQty: 24, remaining: 76 }])
  const { rows } = await owner.query<{ price: string; days: number }>(
    `select price, (valid_to - valid_from) as days from catalogue.agreement_prices where sku_id = $1 order by valid_from`,
    [goods[0]!.skuId],
  )
  expect(rows).toMatchObject([{ price: '30.0000', days: 2 }, { price: '30.0000' }])
})

test('agreement prices: a discount follows the list price', async () => {
  const market = await createAgreeing({ withApproval: false, stock: 10_000 })
  const { draft, agreed, priceOf } = market
  const drafted = (patch: object) => refusalOf(draft({ priceRule: 'list', lines: [lineOf(market, patch)] }))
  expect(await drafted({ tiers: [] })).toBe('agreement.discount')
  expect(await drafted({ discount: '10' })).toBe('agreement.discount')
  await agreed({ priceRule: 'list', lines: [lineOf(market, { tiers: [], discount: '10', price: '1' })] })
  expect(await priceOf()).toBe('31.6800')
  await listAt(market, '20')
  expect(await priceOf()).toBe('18.0000')
  await listAt(market, '0')
  expect(await priceOf()).toBe('31.6800')
  expect(await drafted({ tiers: [], discount: '10' })).toBe('agreement.discount')
})

test('agreement prices: factors stay within 0.9 and 1.1, at least 90 days apart', async () => {
  const market = await createAgreeing({ withApproval: false })
  const { operator, agreed, find, confirm, move } = market
  const { id } = await agreed({ priceRule: 'factor', validTo: dayIn(400), lines: [lineOf(market, { tiers: [] })] })
  const propose = async (price: string, startsOn: string) =>
    as(operator, contract.changeAgreement, {
      id,
      version: (await find(id)).version,
      startsOn,
      note: '原料涨价',
      maxAmount: null,
      maxQty: null,
      shares: [],
      lines: [lineOf(market, { price, tiers: [] })],
    })
  expect(await refusalOf(propose('33.0001', dayIn(100)))).toBe('agreement.factor')
  expect(await refusalOf(propose('33', dayIn(89)))).toBe('agreement.factorDays')
  await propose('33', dayIn(90))
  await confirm(id)
  expect(await refusalOf(propose('31', dayIn(179)))).toBe('agreement.factorDays')
  await propose('31', dayIn(180))
  await move(id, 'withdrawChange')
})
