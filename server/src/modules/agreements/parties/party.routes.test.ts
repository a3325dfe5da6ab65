import { expect, test } from 'vitest'
import type { AgreementDraft } from '#contract/agreements/agreement.ts'
import * as contract from '#contract/agreements/agreements.ts'
import { moveOrder } from '#contract/ordering/orderMoves.ts'
import { submitOrder } from '#contract/ordering/submit.ts'
import { createAgreeing } from '#test/agreements/agreed.ts'
import { as, database, type Person, refusalOf } from '#test/app.ts'
import { count, manyBuyers } from '#test/ordering/atOnce.ts'
import { checkoutTermsOf, newIdempotencyKey } from '#test/ordering/submit.ts'
import { turnSharesOf, turnsOfAgreement } from '#modules/catalogue/index.ts'
import { type Turn, unexplainedTurns } from '#modules/catalogue/agreements/turns/turn.rules.ts'

type Market = Awaited<ReturnType<typeof createAgreeing>>

/** Agreement with two suppliers: the first and the third of the goods are the second supplier's, the others the first's. */
const drafted = (market: Market, patch: Partial<AgreementDraft> = {}) => {
  const [first, , third] = market.goods
  const line = { price: '30', tiers: [], maxQty: null, maxAmount: null }
  return market.draft({
    parties: [
      { supplierId: first!.supplierId, share: '60' },
      { supplierId: third!.supplierId, share: '40' },
    ],
    callOff: 'rotation',
    lines: [
      { ...line, skuId: first!.skuId, position: '安全帽' },
      { ...line, skuId: third!.skuId, price: '29', position: '安全帽' },
    ],
    ...patch,
  })
}
const inForce = async (market: Market, patch: Partial<AgreementDraft> = {}) => {
  const { id } = await drafted(market, patch)
  await market.move(id, 'submit')
  await market.confirm(id)
  return market.confirm(id, market.rival)
}
const order = (market: Market, place: number, quantity: number, by?: { person: Person; addressId: string }) =>
  as(
    by?.person ?? market.buyer,
    submitOrder,
    {
      ...checkoutTermsOf(market),
      ...(by ? { addressId: by.addressId } : {}),
      lines: [{ skuId: market.goods[place]!.skuId, quantity, seenPrice: place === 0 ? '30.0000' : '29.0000' }],
    },
    newIdempotencyKey(),
  )

test('agreement parties: in force once all have confirmed; each sees its own lines alone', async () => {
  const market = await createAgreeing({ withApproval: false })
  const { seller, rival, find, confirm, priceOf, goods, operator } = market
  const { id } = await drafted(market, { callOff: 'direct' })
  await market.move(id, 'submit')
  const first = await confirm(id)
  expect(first).toMatchObject({ status: '30', can: ['decline'], parties: [{ awaited: false }] })
  expect(await priceOf()).toBe('35.2000')
  expect(await refusalOf(confirm(id))).toBe('agreement.confirmedAlready')
  expect((await find(id)).parties.map(({ awaited }) => awaited)).toEqual([false, true])
  expect(await confirm(id, rival)).toMatchObject({ status: '50' })
  expect([await priceOf(), await priceOf(goods[2])]).toEqual(['30.0000', '29.0000'])
  const own = await find(id, seller)
  expect(own.lines.map(({ skuId }) => skuId)).toEqual([goods[0]!.skuId])
  expect(own.parties.map(({ supplierId }) => supplierId)).toEqual([seller.supplierId])
  expect(own.supplierName).not.toContain('、')
  expect((await as(rival, contract.listSupplierAgreements, {})).records).toHaveLength(1)

  // Both confirm a change at once: it is carried out once.
  const { version } = await find(id)
  const line = { tiers: [], maxQty: null, maxAmount: null }
  await as(operator, contract.extendAgreement, {
    id,
    version,
    validTo: market.draftOf({}).validTo.replace(/^\d{4}/, '2099'),
    note: '续签',
  })
  const both = await Promise.all([seller, rival].map((by) => refusalOf(confirm(id, by))))
  if (count(both, 'accepted') === 1) await confirm(id, both[0] === 'accepted' ? rival : seller)
  expect(await find(id)).toMatchObject({ validTo: expect.stringMatching(/^2099/), changeStatus: null })
  void line
})

test('agreement parties: one leaves, its prices end; the last one stays', async () => {
  const market = await createAgreeing({ withApproval: false })
  const { seller, rival, find, priceOf, goods } = market
  const { id } = await inForce(market, { callOff: 'direct' })
  const leave = async (by: Person) =>
    as(by, contract.leaveAgreement, { id, version: (await find(id)).version, reason: '产能不足' })
  expect(await leave(rival)).toMatchObject({ can: [], parties: [{ reason: '产能不足' }] })
  expect([await priceOf(), await priceOf(goods[2])]).toEqual(['30.0000', '35.2000'])
  expect(await refusalOf(leave(rival))).not.toBe('accepted')
  expect(await refusalOf(leave(seller))).toBe('agreement.lastParty')
})

test('agreement parties: a rotation has shares of 100 % and goods of each party for each position', async () => {
  const market = await createAgreeing({ withApproval: false })
  const [first, , third] = market.goods
  const parties = (a: string | null, b: string | null) => [
    { supplierId: first!.supplierId, share: a },
    { supplierId: third!.supplierId, share: b },
  ]
  for (const [patch, refusal] of [
    [{ parties: parties('60', '39.99') }, 'agreement.partyShares'],
    [{ parties: parties('99', null) }, 'agreement.partyShares'],
    [{ parties: [parties('60', '40')[0]!, parties('60', '40')[0]!] }, 'agreement.partyTwice'],
    [{ callOff: 'mini' as const }, 'agreement.miniFrom'],
  ] as const)
    expect(await refusalOf(drafted(market, patch as never))).toBe(refusal)
  const line = { price: '30', tiers: [], maxQty: null, maxAmount: null, skuId: first!.skuId, position: '安全帽' }
  const { id } = await drafted(market, { lines: [line] })
  expect(await refusalOf(market.move(id, 'submit'))).toBe('agreement.positions')
})

test(
  'agreement rotation: turns follow the shares, pass on when declined, and replay alike',
  { timeout: 60_000 },
  async () => {
    const market = await createAgreeing({ withApproval: false, stock: 10_000 })
    const { suppliers, buyer } = market
    const { id } = await inForce(market)
    // Equal standing: the lowest id begins.
    const begins = BigInt(suppliers[0]!.supplierId!) < BigInt(suppliers[1]!.supplierId!) ? 0 : 2
    const other = begins === 0 ? 2 : 0
    expect(await refusalOf(order(market, other, 1))).toBe('agreementPrice.turn')
    const given = await order(market, begins, 10)
    expect(await refusalOf(order(market, begins, 1))).toBe('agreementPrice.turn')
    // Cancelled by the buyer: the turn is given again.
    const cancel = { orderId: given.orders[0]!.orderId, action: 'cancel' as const, reason: '改期' }
    await as(buyer, moveOrder, cancel)
    const again = await order(market, begins, 10)
    // Declined by the supplier: the turn is lost.
    const seller = suppliers[begins === 0 ? 0 : 1]!
    await as(seller, moveOrder, { orderId: again.orders[0]!.orderId, action: 'refuse', reason: '缺货' })
    expect(await refusalOf(order(market, begins, 1))).toBe('agreementPrice.turn')
    await order(market, other, 2)

    const buyers = await manyBuyers(market, 8)
    for (let round = 0; round < 4; round++)
      await Promise.all(
        buyers.flatMap((by) => [0, 2].map((place) => refusalOf(order(market, place, 1 + ((round + place) % 3), by)))),
      )
    const turns = await database.read(market.tenant.id, (db) => turnsOfAgreement(db, id))
    const replayed = turns.map((turn): Turn => ({
      no: turn.no,
      kind: turn.kind,
      refKind: turn.ref_kind,
      refId: turn.ref_id,
      supplierId: turn.supplier_id,
      amount: turn.amount,
      candidates: turn.candidates,
    }))
    expect(replayed.length).toBeGreaterThan(10)
    expect(replayed.map(({ no }) => no)).toEqual(replayed.map((_, at) => at + 1))
    expect(unexplainedTurns(replayed)).toEqual([])
    const shares = await database.read(market.tenant.id, (db) => turnSharesOf(db, id))
    const [used, other2] = shares.map((share) => Number(share.used) / Number(share.share))
    expect(Math.abs(used! - other2!)).toBeLessThan(8)
  },
)

test('agreement competition: from its amount on an order is refused, also by editing, below it is placed', async () => {
  const market = await createAgreeing({ withApproval: false, stock: 10_000 })
  await inForce(market, { callOff: 'mini', miniFrom: '300' })
  expect(await refusalOf(order(market, 0, 10))).toBe('agreementPrice.competition')
  expect(await refusalOf(order(market, 0, 9))).toBe('accepted')
})
