import { expect, test } from 'vitest'
import * as contract from '#contract/agreements/agreements.ts'
import { moveOrder } from '#contract/ordering/orderMoves.ts'
import { submitOrder } from '#contract/ordering/submit.ts'
import { createAgreeing, dayIn, passDays } from '#test/agreements/agreed.ts'
import { as, refusalOf } from '#test/app.ts'
import { count, outcomes } from '#test/ordering/atOnce.ts'
import { checkoutTermsOf, newIdempotencyKey } from '#test/ordering/submit.ts'

type Market = Awaited<ReturnType<typeof createAgreeing>>

const order = (market: Market, quantity: number, seenPrice = '30.0000') =>
  as(
    market.buyer,
    submitOrder,
    { ...checkoutTermsOf(market), lines: [{ skuId: market.goods[0]!.skuId, quantity, seenPrice }] },
    newIdempotencyKey(),
  )

const lineOf = ({ goods }: Market, patch: object = {}) => ({
  skuId: goods[0]!.skuId,
  price: '30',
  tiers: [],
  maxQty: null as number | null,
  maxAmount: null as string | null,
  ...patch,
})

test('agreements: orders at once never exceed a cap, a cancelled one gives its pieces back', async () => {
  const market = await createAgreeing({ withApproval: false, stock: 10_000 })
  const { id } = await market.agreed({ lines: [lineOf(market, { maxQty: 10 })] })
  const all = await outcomes([1, 2, 3, 4, 5, 6].map(() => order(market, 3)))
  expect([count(all, 'ok'), count(all, 'agreementPrice.usedUp')]).toEqual([3, 3])
  expect((await market.find(id, market.seller)).lines).toMatchObject([{ maxQty: 10, usedQty: 9, remaining: 1 }])
  const { orders } = await order(market, 1)
  await as(market.buyer, moveOrder, { orderId: orders[0]!.orderId, action: 'cancel', reason: '改期' })
  expect((await market.find(id)).lines).toMatchObject([{ usedQty: 9, remaining: 1 }])
})

test('agreements: a change prices from its day on, counts against the same cap, and leaves the past as it was', async () => {
  const market = await createAgreeing({ stock: 10_000 })
  const { operator, seller, agreed, find, decide, confirm, priceOf } = market
  const { id, version } = await agreed({ lines: [lineOf(market, { maxQty: 10 })] })
  await order(market, 8)
  const propose = (patch: object, startsOn = dayIn(2), by = version) =>
    as(operator, contract.changeAgreement, {
      id,
      version: by,
      startsOn,
      note: '批量降价',
      maxAmount: null,
      maxQty: null,
      shares: [],
      lines: [lineOf(market, patch)],
    })
  expect(await refusalOf(propose({ price: '28', maxQty: 10 }, dayIn(0)))).toBe('agreement.startsOn')
  expect(await refusalOf(propose({ maxQty: 10 }))).toBe('agreement.unchanged')
  expect(await refusalOf(propose({ maxQty: 7 }))).toBe('agreement.belowUsed')

  const twice = await Promise.all([1, 2, 3].map(() => refusalOf(propose({ price: '28', maxQty: 12 }))))
  expect(twice.filter((each) => each === 'accepted')).toHaveLength(1)
  expect(await find(id)).toMatchObject({ changeKind: 'lines', changeStatus: '20' })
  expect(await find(id, seller)).toMatchObject({ changeStatus: null, changes: [] })
  expect(await refusalOf(confirm(id))).toBe('agreement.noChange')
  await decide()
  const open = await find(id, seller)
  expect(open).toMatchObject({ changeStatus: '30', can: ['confirm', 'decline'] })
  expect(open.changes).toMatchObject([
    { status: '30', lines: [{ priceBefore: '30.0000', priceAfter: '28.0000', maxBefore: 10, maxAfter: 12 }] },
  ])
  expect(await refusalOf(propose({ price: '27' }, dayIn(3), open.version))).toBe('agreement.changeOpen')
  expect(await confirm(id)).toMatchObject({
    changeStatus: null,
    lines: [{ price: '28.0000', usedQty: 8, remaining: 4 }],
  })
  expect(await priceOf()).toBe('30.0000')
  await passDays(market.tenant.id, 2)
  expect(await priceOf()).toBe('28.0000')
  const all = await outcomes([1, 2, 3].map(() => order(market, 2, '28.0000')))
  expect([count(all, 'ok'), count(all, 'agreementPrice.usedUp')]).toEqual([2, 1])
  expect((await find(id)).lines).toMatchObject([{ usedQty: 12, remaining: 0 }])
})

test('agreements: an extension moves the end once it is approved and confirmed; a declined one does not', async () => {
  const market = await createAgreeing()
  const { operator, seller, agreed, find, decide, confirm, priceOf } = market
  const first = await agreed({ validTo: dayIn(1) })
  const { id } = first
  const extend = async (validTo: string) =>
    as(operator, contract.extendAgreement, { id, version: (await find(id)).version, validTo, note: '续签中' })
  expect(await refusalOf(extend(dayIn(1)))).toBe('agreement.notLater')
  await extend(dayIn(5))
  await decide()
  await as(seller, contract.declineAgreement, { id, version: (await find(id)).version, reason: '暂不延期' })
  expect(await find(id)).toMatchObject({
    validTo: dayIn(1),
    changeStatus: null,
    changes: [{ status: '90', reason: '暂不延期' }],
  })
  await extend(dayIn(5))
  await decide('reject')
  expect((await find(id)).changes[0]).toMatchObject({ status: '90', reason: '价格偏低' })
  await extend(dayIn(5))
  await decide()
  expect(await confirm(id)).toMatchObject({ validTo: dayIn(5), status: '50' })
  await passDays(market.tenant.id, 4)
  expect(await priceOf()).toBe('30.0000')
})

test('agreements: a terminated one prices nothing from then on; a suspended one until it goes on', async () => {
  const market = await createAgreeing({ withApproval: false })
  const { operator, agreed, find, move, priceOf } = market
  const { id, version } = await agreed({ lines: [lineOf(market, { maxQty: 10 })] })
  await order(market, 2)
  const suspended = await as(operator, contract.suspendAgreement, { id, version, reason: '质量抽检' })
  expect([suspended.status, await priceOf()]).toEqual(['55', '35.2000'])
  expect(await refusalOf(order(market, 1))).toBe('order.priceChanged')
  const resumed = await move(id, 'resume')
  expect([resumed.status, await priceOf()]).toEqual(['50', '30.0000'])

  const extension = { id, version: resumed.version, validTo: dayIn(120), note: '续签' }
  const open = await as(operator, contract.extendAgreement, extension)
  const ends = [1, 2, 3].map(() =>
    refusalOf(as(operator, contract.terminateAgreement, { id, version: open.version, reason: '供应商退出' })),
  )
  const all = await Promise.all([...ends, refusalOf(order(market, 3))])
  expect(all.slice(0, 3).filter((each) => each === 'accepted')).toHaveLength(1)
  const after = await find(id)
  expect(after).toMatchObject({
    status: '90',
    reason: '供应商退出',
    changeStatus: null,
    can: [],
    changes: [{ status: '90' }],
  })
  expect(await priceOf()).toBe('35.2000')
  expect(await refusalOf(order(market, 1))).toBe('order.priceChanged')
  // The next agreement takes its place on the same day.
  const next = await agreed({ lines: [lineOf(market, { price: '29' })] })
  expect([next.status, await priceOf()]).toEqual(['50', '29.0000'])
})
