import { expect, test } from 'vitest'
import * as mall from '#contract/catalogue/goods.ts'
import { compareGoods } from '#contract/catalogue/goodsComparison.ts'
import { listProducts, moveProduct } from '#contract/catalogue/products.ts'
import { addCart, listCart } from '#contract/ordering/cart.ts'
import { aDepartment, aPerson, as, refusalOf } from '#test/app.ts'
import { setPrices } from '#test/catalogue/agreementPrices.ts'
import { createLiveGoods, listGoods } from '#test/catalogue/liveGoods.ts'
import { sellerOf } from '#test/catalogue/sellers.ts'
import { addCategory, createCatalogueFixture } from '#test/catalogueFixture.ts'

const gloves = (code: string, material: string, more: object = {}) => ({
  code,
  supplierSku: code,
  name: `手套 ${code}`,
  details: [{ name: '材质', value: material }],
  choices: [{ name: '颜色', value: '蓝' }],
  ...more,
})
const buyers = ['goods.read', 'cart.use'] as const

test('comparison: shows the attributes of a leaf side by side and marks those that differ', async () => {
  const shop = await createCatalogueFixture()
  const own = {
    details: [
      { name: '材质', value: '乳胶' },
      { name: '长度', value: '30 cm' },
    ],
  }
  const [a, b] = await createLiveGoods(shop, gloves('A', '丁腈'), gloves('B', '乳胶', own))
  const ann = await aPerson(shop.tenant, { permissions: buyers })
  const { goods, attributes } = await as(ann, compareGoods, { skuIds: `${b},${a},${b}` })
  expect(goods.map(({ name }) => name)).toEqual(['手套 B', '手套 A'])
  expect(attributes).toEqual([
    { name: '材质', enName: 'Material', values: ['乳胶', '丁腈'], differs: true },
    { name: '颜色', enName: 'Colour', values: ['蓝', '蓝'], differs: false },
    { name: '长度', enName: '', values: ['30 cm', ''], differs: true },
  ])
})

test('comparison: refuses more than four goods, goods of two leaves and those of others', async () => {
  const shop = await createCatalogueFixture()
  const boots = await addCategory(shop.tenant, '安全鞋', shop.categoryIds[1])
  const skuIds = await createLiveGoods(shop, ...['A', 'B', 'C', 'D', 'E'].map((code) => gloves(code, '丁腈')))
  const [boot] = await createLiveGoods(shop, { supplierSku: 'Z', name: '安全鞋', categoryId: boots })
  const ann = await aPerson(shop.tenant, { permissions: buyers })
  const refused = (chosen: string[]) => refusalOf(as(ann, compareGoods, { skuIds: chosen.join(',') }))
  expect((await as(ann, compareGoods, { skuIds: skuIds.slice(0, 4).join(',') })).goods).toHaveLength(4)
  expect(await refused(skuIds)).toBe('comparison.tooMany')
  expect(await refused([skuIds[0]!, boot!])).toBe('comparison.leaves')
  const [foreign] = await createLiveGoods(await createCatalogueFixture(), gloves('A', '丁腈'))
  expect(await refused([skuIds[0]!, foreign!])).toBe('thing.notFound')
  const nobody = await aPerson(shop.tenant, { permissions: ['order.read'] })
  expect(await refusalOf(as(nobody, compareGoods, { skuIds: skuIds[0]! }))).toBe('permission.denied')
})

test('comparison: goods that are gone stay, without a price', async () => {
  const shop = await createCatalogueFixture()
  const [a, b] = await createLiveGoods(shop, gloves('A', '丁腈'), gloves('B', '乳胶'))
  const [tang, ann] = [await sellerOf(shop), await aPerson(shop.tenant, { permissions: buyers })]
  const [row] = (await as(tang, listProducts, { keyword: '手套 B' })).records
  await as(tang, moveProduct, { id: row!.id, action: 'takeOff' })
  const { goods } = await as(ann, compareGoods, { skuIds: `${a},${b}` })
  expect(goods).toMatchObject([
    { isGone: false, canBuy: true, price: '68.4000', available: 100 },
    { isGone: true, canBuy: false, price: null, available: 0, agreementNo: null },
  ])
})

test('prices: tile, page, variants, comparison and cart have one price for a department', async () => {
  const shop = await createCatalogueFixture()
  const skus = await createLiveGoods(
    shop,
    gloves('A', '丁腈', { minQty: 10 }),
    { ...gloves('A', '丁腈'), supplierSku: 'A2', choices: [{ name: '颜色', value: '红' }] },
    gloves('B', '乳胶', { listPrice: '20' }),
  )
  const near = await aDepartment(shop.tenant)
  const agreed = (skuId: string, deptId: string, price: string, tiers: mall.Tier[] = []) => ({
    skuId,
    deptId,
    agreementNo: `XY${price.replace('.', '')}`,
    title: '框架',
    price,
    tiers,
    validFrom: '2020-01-01',
    validTo: '2099-12-31',
  })
  await setPrices(shop.tenant.id, [
    agreed(skus[0]!, shop.tenant.root.id, '60', [{ qty: 10, price: '55' }]),
    agreed(skus[0]!, near.id, '58', [{ qty: 5, price: '51.5' }]),
    agreed(skus[1]!, shop.tenant.root.id, '61'),
  ])
  for (const dept of [near, await aDepartment(shop.tenant)]) {
    const ann = await aPerson(shop.tenant, { permissions: buyers, dept })
    const tiles = new Map((await listGoods(ann, {})).records.map((one) => [one.skuId, one]))
    const compared = (await as(ann, compareGoods, { skuIds: skus.join(',') })).goods
    const { productId } = await as(ann, mall.getGoods, { skuId: skus[0]! })
    const variants = await as(ann, mall.listVariants, { productId })
    for (const skuId of skus) await as(ann, addCart, { skuId, quantity: tiles.get(skuId)!.minQty })
    const lines = (await as(ann, listCart, {})).groups.flatMap((group) => group.lines)
    expect(variants.map((one) => one.skuId)).toEqual(skus.slice(0, 2))
    for (const [at, skuId] of skus.entries()) {
      const { price } = tiles.get(skuId)!
      expect(compared[at]!.price).toBe(price)
      expect((await as(ann, mall.getGoods, { skuId })).price).toBe(price)
      expect(lines.find((line) => line.skuId === skuId)!.price).toBe(price)
      if (at < 2) expect(variants[at]!.price).toBe(price)
    }
    expect(compared[0]!.price).toBe(dept === near ? '51.5' : '55')
  }
})
