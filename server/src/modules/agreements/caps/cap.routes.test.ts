import { expect, test } from 'vitest'
import type { AgreementDraft } from '#contract/agreements/agreement.ts'
import * as contract from '#contract/agreements/agreements.ts'
import { listAgreementUses } from '#contract/ordering/agreementUses.ts'
import { createDelivery } from '#contract/ordering/delivery/deliveries.ts'
import { orderDetail } from '#contract/ordering/orders.ts'
import { moveOrder } from '#contract/ordering/orderMoves.ts'
import { submitOrder } from '#contract/ordering/submit.ts'
import { createAgreeing, dayIn, passDays } from '#test/agreements/agreed.ts'
import { aDepartment, aPerson, as, database, type Person, refusalOf } from '#test/app.ts'
import { count, manyBuyers, outcomes, submitAs } from '#test/ordering/atOnce.ts'
import { connectAuditor } from '#test/ordering/auditor.ts'
import { createAddressAndTitle } from '#test/ordering/setUp.ts'
import { checkoutTermsOf, newIdempotencyKey } from '#test/ordering/submit.ts'
import { buyingPermissions } from '#test/orderingFixture.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { tellReached } from './cap.service.ts'

const { inv } = await connectAuditor()
type Market = Awaited<ReturnType<typeof createAgreeing>>

const lineOf = ({ goods }: Market, patch: object = {}, place = 0) => ({
  skuId: goods[place]!.skuId,
  price: '30',
  tiers: [],
  maxQty: null as number | null,
  maxAmount: null as string | null,
  ...patch,
})
const order = (market: Market, quantity: number, by?: { person: Person; addressId: string }, place = 0) =>
  as(
    by?.person ?? market.buyer,
    submitOrder,
    {
      ...checkoutTermsOf(market),
      ...(by ? { addressId: by.addressId } : {}),
      lines: [{ skuId: market.goods[place]!.skuId, quantity, seenPrice: '30.0000' }],
    },
    newIdempotencyKey(),
  )

/** Pieces and yuan of an agreement: what uses add up to is what its rows and caps count, and no more than they allow. */
async function counted(agreementId: string) {
  const prices = await inv<{ id: string; used_qty: number; used_amount: string }>(
    'select id, used_qty, used_amount from inv.agreement_price where agreement = $1',
    agreementId,
  )
  const caps = await inv<{ id: string; used_qty: number; used_amount: string; max_qty: number; max_amount: string }>(
    'select * from inv.agreement_cap where agreement = $1',
    agreementId,
  )
  const uses = await inv<{ price: string; cap: string | null; qty: number; amount: string }>(
    'select * from inv.agreement_use where price = any (select id from inv.agreement_price where agreement = $1)',
    agreementId,
  )
  const cents = (rows: readonly { amount: string }[]) =>
    rows.reduce((all, { amount }) => all + Math.round(Number(amount) * 100), 0)
  const pieces = (rows: readonly { qty: number }[]) => rows.reduce((all, { qty }) => all + qty, 0)
  for (const price of prices) {
    const own = uses.filter((use) => use.price === price.id)
    expect([pieces(own), cents(own)]).toEqual([price.used_qty, Math.round(Number(price.used_amount) * 100)])
  }
  for (const cap of caps) {
    const own = uses.filter((use) => use.cap === cap.id)
    expect([pieces(own), cents(own)]).toEqual([cap.used_qty, Math.round(Number(cap.used_amount) * 100)])
    if (cap.max_amount !== null) expect(Number(cap.used_amount)).toBeLessThanOrEqual(Number(cap.max_amount))
    if (cap.max_qty !== null) expect(cap.used_qty).toBeLessThanOrEqual(cap.max_qty)
  }
  return { pieces: pieces(uses), yuan: (cents(uses) / 100).toFixed(2) }
}

test(
  'agreement caps: of fifty buyers one orders the last yuan, over two orders of one submit',
  { timeout: 60_000 },
  async () => {
    const market = await createAgreeing({ withApproval: false, stock: 10_000 })
    const { goods, rival, agreed, confirm, draft, move } = market
    const first = await agreed({ maxAmount: '30', lines: [lineOf(market)] })
    const second = await draft({
      parties: [{ supplierId: goods[2]!.supplierId, share: null }],
      maxAmount: '3000',
      maxQty: 40,
      lines: [lineOf(market, {}, 2)],
    })
    await move(second.id, 'submit')
    await confirm(second.id, rival)
    const buyers = await manyBuyers(market, 50)
    const priced = (place: number) => ({ ...goods[place]!, price: '30.0000' })
    const all = await outcomes(
      buyers.map((by) =>
        submitAs(market, by, [
          [priced(0), 1],
          [priced(2), 1],
        ]),
      ),
    )
    expect([count(all, 'ok'), count(all, 'cap.usedUp')]).toEqual([1, 49])
    expect(await counted(first.id)).toEqual({ pieces: 1, yuan: '30.00' })
    expect(await counted(second.id)).toEqual({ pieces: 1, yuan: '30.00' })
  },
)

test('agreement caps: of fifty buyers three order the last pieces', { timeout: 60_000 }, async () => {
  const market = await createAgreeing({ withApproval: false, stock: 10_000 })
  const { id } = await market.agreed({ maxQty: 7, lines: [lineOf(market)] })
  const buyers = await manyBuyers(market, 50)
  const all = await outcomes(buyers.map((by) => order(market, 2, by)))
  expect([count(all, 'ok'), count(all, 'cap.usedUp')]).toEqual([3, 47])
  expect(await counted(id)).toEqual({ pieces: 6, yuan: '180.00' })
})

test('agreement caps: departments order within their share, others within the rest', async () => {
  const market = await createAgreeing({ withApproval: false, stock: 10_000 })
  const { tenant, draft, operator } = market
  const dept = await aDepartment(tenant)
  const elsewhere = await aDepartment(tenant)
  const share = (deptId: string, maxAmount: string | null, maxQty: number | null = null) => ({
    deptId,
    maxAmount,
    maxQty,
  })
  const drafted = async (patch: Partial<AgreementDraft>) => refusalOf(draft({ lines: [lineOf(market)], ...patch }))
  expect(await drafted({ maxAmount: '300', shares: [share(dept.id, '200'), share(elsewhere.id, '100.01')] })).toBe(
    'agreement.shares',
  )
  expect(await drafted({ maxAmount: '300', shares: [share(dept.id, null, 3)] })).toBe('agreement.shareFigures')
  expect(await drafted({ shares: [share(dept.id, '100')] })).toBe('agreement.shareFigures')
  expect(await drafted({ maxAmount: '0' })).toBe('agreement.capZero')
  expect(await drafted({ deptIds: [dept.id], maxAmount: '300', shares: [share(elsewhere.id, '100')] })).toBe(
    'agreement.shareDepartment',
  )
  const { id } = await market.agreed({
    maxAmount: '300',
    shares: [share(dept.id, '90')],
    lines: [lineOf(market), lineOf(market, {}, 1)],
  })
  const inside = await aPerson(tenant, { permissions: buyingPermissions, dept })
  const by = { person: inside, addressId: (await createAddressAndTitle(inside)).addressId }
  const own = await outcomes([1, 2, 3, 4, 5].map(() => order(market, 1, by)))
  expect([count(own, 'ok'), count(own, 'cap.usedUp')]).toEqual([3, 2])
  const rest = await outcomes(Array.from({ length: 12 }, (_, at) => order(market, 2, undefined, at % 2)))
  expect([count(rest, 'ok'), count(rest, 'cap.usedUp')]).toEqual([3, 9])
  expect(await counted(id)).toEqual({ pieces: 9, yuan: '270.00' })
  expect((await market.find(id, market.seller)).use).toMatchObject({
    maxAmount: '300.00',
    usedAmount: '270.00',
    shares: [{ deptId: dept.id, usedAmount: '90.00', maxAmount: '90.00' }],
  })
  const uses = await as(operator, listAgreementUses, { id, deptId: dept.id })
  expect(uses.records).toHaveLength(3)
  expect((await as(market.seller, listAgreementUses, { id })).total).toBe(6)
  expect(await refusalOf(as(market.rival, listAgreementUses, { id }))).toBe('thing.notFound')
  expect(await refusalOf(as(market.buyer, listAgreementUses, { id }))).toBe('thing.notFound')
})

test('agreement caps: what is cancelled, refused or edited away is given back once, to the cent', async () => {
  const market = await createAgreeing({ withApproval: false, stock: 10_000 })
  const { buyer, suppliers, agreed } = market
  const { id } = await agreed({ maxAmount: '600', lines: [lineOf(market, { maxAmount: '300' })] })
  const placed = async (quantity: number) => (await order(market, quantity)).orders[0]!.orderId
  const cancelled = await placed(4)
  expect(await counted(id)).toEqual({ pieces: 4, yuan: '120.00' })
  const cancel = () => refusalOf(as(buyer, moveOrder, { orderId: cancelled, action: 'cancel', reason: '改期' }))
  expect(count(await Promise.all([cancel(), cancel(), cancel()]), 'accepted')).toBe(1)
  expect(await counted(id)).toEqual({ pieces: 0, yuan: '0.00' })
  const declined = await placed(10)
  expect(await refusalOf(order(market, 1))).toBe('cap.usedUp')
  await as(suppliers[0]!, moveOrder, { orderId: declined, action: 'refuse', reason: '缺货' })
  expect(await counted(id)).toEqual({ pieces: 0, yuan: '0.00' })
  expect(await placed(10)).toBeTruthy()
  expect(await counted(id)).toEqual({ pieces: 10, yuan: '300.00' })
})

test('agreement caps: what is not shipped gives back its part of the amount', async () => {
  const market = await createAgreeing({ withApproval: false, stock: 10_000 })
  const { buyer, goods, suppliers } = market
  const { id } = await market.agreed({ maxAmount: '100', lines: [lineOf(market, { price: '33.3333' })] })
  const lines = [{ skuId: goods[0]!.skuId, quantity: 3, seenPrice: '33.3333' }]
  const placed = await as(buyer, submitOrder, { ...checkoutTermsOf(market), lines }, newIdempotencyKey())
  const { orderId } = placed.orders[0]!
  expect(await counted(id)).toEqual({ pieces: 3, yuan: '100.00' })
  await as(suppliers[0]!, moveOrder, { orderId, action: 'accept' })
  const { lines: ordered } = await as(buyer, orderDetail, { orderId })
  await as(suppliers[0]!, createDelivery, {
    orderId,
    carrier: '顺丰速运',
    trackingNo: 'SF1234567890',
    lines: [{ orderLineId: ordered[0]!.orderLineId, quantity: 1 }],
  })
  await as(buyer, moveOrder, { orderId, action: 'receive' })
  await as(buyer, moveOrder, { orderId, action: 'shortClose', reason: '不再需要' })
  expect(await counted(id)).toEqual({ pieces: 1, yuan: '33.33' })
})

test('agreement caps: a cap is not lowered below what was ordered, also while orders are placed', async () => {
  const market = await createAgreeing({ withApproval: false, stock: 10_000 })
  const { operator, agreed, find, confirm } = market
  const { id } = await agreed({ maxAmount: '600', lines: [lineOf(market)] })
  await order(market, 5)
  const propose = async (maxAmount: string | null) =>
    as(operator, contract.changeAgreement, {
      id,
      version: (await find(id)).version,
      startsOn: dayIn(1),
      note: '额度调整',
      maxAmount,
      maxQty: null,
      shares: [],
      lines: [lineOf(market)],
    })
  expect(await refusalOf(propose('149.99'))).toBe('agreement.belowUsed')
  expect(await refusalOf(propose('600'))).toBe('agreement.unchanged')
  await propose('300')
  const [lowered, ...placed] = await Promise.all([
    refusalOf(confirm(id)),
    ...[1, 2, 3, 4, 5, 6].map(() => refusalOf(order(market, 1))),
  ])
  expect(['accepted', 'agreement.belowUsed']).toContain(lowered)
  for (const each of placed) expect(['accepted', 'cap.usedUp']).toContain(each)
  const { yuan } = await counted(id)
  expect((await find(id)).use).toMatchObject({ usedAmount: yuan })
  if (lowered === 'accepted') expect(Number(yuan)).toBeLessThanOrEqual(300)
  await passDays(market.tenant.id, 1)
  expect(await counted(id)).toMatchObject({ yuan })
})

test('agreement caps: a cap that comes later counts what was ordered before, and nothing is ordered after the end', async () => {
  const market = await createAgreeing({ withApproval: false, stock: 10_000 })
  const { operator, agreed, find, confirm } = market
  const { id, version } = await agreed({ lines: [lineOf(market)] })
  await order(market, 3)
  await as(operator, contract.changeAgreement, {
    id,
    version,
    startsOn: dayIn(1),
    note: '设置额度',
    maxAmount: '120',
    maxQty: null,
    shares: [],
    lines: [lineOf(market)],
  })
  const open = await confirm(id)
  expect(open.changes[0]!.caps).toMatchObject([{ deptName: '', amountBefore: null, amountAfter: '120.00' }])
  expect(await refusalOf(order(market, 2))).toBe('cap.usedUp')
  const ended = await Promise.all([
    refusalOf(
      as(operator, contract.terminateAgreement, { id, version: (await find(id)).version, reason: '供应商退出' }),
    ),
    ...[1, 2, 3].map(() => refusalOf(order(market, 1))),
  ])
  expect(ended[0]).toBe('accepted')
  expect(count(ended.slice(1), 'accepted')).toBeLessThanOrEqual(1)
  expect(Number((await counted(id)).yuan)).toBeLessThanOrEqual(120)
  expect(await inv('select is_open from inv.agreement_cap where agreement = $1', id)).toEqual([{ is_open: false }])
})

test('agreement caps: 80 and 100 percent are sent once each', async () => {
  const market = await createAgreeing({ withApproval: false, stock: 10_000 })
  const { tenant } = market
  const { id } = await market.agreed({ maxAmount: '300', lines: [lineOf(market)] })
  const sent = async (orderId: string) => {
    const event = { tenant_id: tenant.id, entity_id: orderId, at: new Date() }
    for (const _ of [1, 2]) await database.write(tenant.id, (tx) => tellReached(tx, event as never))
    const { rows } = await owner.query<{ percent: number }>(
      `select (data ->> 'percent')::int as percent from kit.events where tenant_id = $1 and entity_id = $2
         and name = 'agreement.capReached' order by id`,
      [tenant.id, id],
    )
    return rows.map(({ percent }) => percent)
  }
  const placed = async (quantity: number) => (await order(market, quantity)).orders[0]!.orderId
  expect(await sent(await placed(7))).toEqual([])
  expect(await sent(await placed(1))).toEqual([80])
  expect(await sent(await placed(1))).toEqual([80])
  expect(await sent(await placed(1))).toEqual([80, 100])
})
