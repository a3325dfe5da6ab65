import { expect, test } from 'vitest'
import * as contract from '#contract/catalogue/goods.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import { aDepartment, as } from '#test/app.ts'
import { setPrices } from '#test/catalogue/agreementPrices.ts'
import { createCatalogueFixture } from '#test/catalogueFixture.ts'
import { createLiveGoods, buyerOf, listGoods, assortment } from '#test/catalogue/liveGoods.ts'

const day = (days: number) => dayOf(new Date(Date.now() + days * 86_400_000))

test('goods: filters by price, by stock and by agreement', async () => {
  const shop = await createCatalogueFixture()
  const [first] = await createLiveGoods(shop, ...assortment)
  const dept = await aDepartment(shop.tenant)
  const ann = await buyerOf(shop, dept)
  expect((await listGoods(ann, { priceFrom: '12.5', priceTo: '45' })).total).toBe(3)
  expect((await listGoods(ann, { inStock: true })).total).toBe(5)
  expect((await listGoods(ann, { agreementOnly: true })).total).toBe(0)

  await setPrices(shop.tenant.id, [
    {
      skuId: first!,
      deptId: shop.tenant.root.id,
      agreementNo: 'XY1',
      title: '年度框架',
      price: '60',
      tiers: [{ qty: 10, price: '55' }],
      validFrom: day(-1),
      validTo: day(30),
    },
  ])
  const bob = await buyerOf(shop, await aDepartment(shop.tenant))
  expect((await listGoods(bob, { agreementOnly: true })).records).toMatchObject([
    { skuId: first, price: '60.0000', priceSource: 'agreement', listPrice: '68.4000' },
  ])
})

test('goods: the nearest department’s agreement is the price, on its days', async () => {
  const shop = await createCatalogueFixture()
  const [skuId] = await createLiveGoods(shop, { listPrice: '100' })
  const near = await aDepartment(shop.tenant)
  const agreed = (deptId: string, price: string, from: number, to: number) => ({
    skuId: skuId!,
    deptId,
    agreementNo: 'XY2',
    title: '',
    price,
    tiers: [],
    validFrom: day(from),
    validTo: day(to),
  })
  await setPrices(shop.tenant.id, [
    agreed(shop.tenant.root.id, '90', -5, 5),
    agreed(near.id, '95', -5, 0),
    agreed(near.id, '10', 1, 5),
  ])
  const [ann, bob] = [await buyerOf(shop, near), await buyerOf(shop, await aDepartment(shop.tenant))]
  expect((await listGoods(ann, {})).records[0]).toMatchObject({ price: '95.0000' })
  expect((await listGoods(bob, {})).records[0]).toMatchObject({ price: '90.0000' })
  expect(await as(ann, contract.getGoods, { skuId: skuId! })).toMatchObject({
    price: '95.0000',
    agreementNo: 'XY2',
    agreementTo: day(0),
    canBuy: true,
    categoryPath: [{ name: '劳保安防' }, { name: '手部防护' }, { name: '防护手套' }],
  })
})
