import { expect, test } from 'vitest'
import { listOftenBought } from '#contract/ordering/bought/oftenBought.ts'
import { aPerson, as } from '#test/app.ts'
import { buyingPermissions, createOrderingFixture } from '#test/orderingFixture.ts'
import { submitOrderOf } from '#test/ordering/submit.ts'

test('often bought: goods that the buyer ordered more than once, most frequent first, for that buyer only', async () => {
  const market = await createOrderingFixture({ suppliers: 2 })
  const [first, , third] = market.goods
  const oftenOf = async (person = market.buyer) =>
    (await as(person, listOftenBought, {})).records.map(({ skuId }) => skuId)
  expect(await oftenOf()).toEqual([])
  const order = (...goods: (typeof first)[]) =>
    submitOrderOf(
      market,
      goods.map((one) => ({ goods: one!, quantity: 1 })),
    )
  await order(first, third)
  expect(await oftenOf()).toEqual([])
  await order(third)
  expect(await oftenOf()).toEqual([third!.skuId])
  await order(first)
  await order(third)
  expect(await oftenOf()).toEqual([third!.skuId, first!.skuId])
  expect(await oftenOf(await aPerson(market.tenant, { permissions: buyingPermissions }))).toEqual([])
})
