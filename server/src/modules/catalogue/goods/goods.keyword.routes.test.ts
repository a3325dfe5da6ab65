import { expect, test } from 'vitest'
import * as searchAlternatives from '#contract/catalogue/searchAlternatives.ts'
import { as, refusalOf } from '#test/app.ts'
import { createCatalogueFixture } from '#test/catalogueFixture.ts'
import { createLiveGoods, buyerOf, listGoods, goodsNamesOf, assortment } from '#test/catalogue/liveGoods.ts'

test.each([
  ['手套', 5, 'a word of two characters'],
  ['套', 6, 'one character'],
  ['丁腈手套', 1, 'two words'],
  ['防护手套', 6, 'the name of the category, and of a product'],
  ['st', 5, 'initials'],
  ['shoutao', 5, 'pinyin'],
  ['AL-V03', 1, 'a model'],
  ['alv03', 1, 'a model without its dash'],
  ['gl-04', 1, "a supplier's number"],
  ['6901234567892', 1, 'a barcode'],
  ['12kv', 1, 'a measure'],
  ['安全帽', 0, 'what there is not'],
] as const)('goods: a search for %s finds %i: %s', async (keyword, count, _why) => {
  const { shop, ann } = await theAssortment
  expect((await listGoods(ann, { keyword })).total).toBe(count)
  expect((await listGoods(ann, { keyword, catalogId: shop.categoryIds[1] })).total).toBe(count)
})

const theAssortment = (async () => {
  const shop = await createCatalogueFixture()
  await createLiveGoods(shop, ...assortment)
  return { shop, ann: await buyerOf(shop) }
})()

test('goods: what is called so exactly comes first, then names with the words as they were typed', async () => {
  const shop = await createCatalogueFixture()
  await createLiveGoods(shop, { name: '手套 A4 绝缘' }, { name: '绝缘手套 A4' }, { name: '别的东西', model: 'A4' })
  const ann = await buyerOf(shop)
  expect(await goodsNamesOf(ann, { keyword: 'a4' })).toHaveLength(3)
  expect((await goodsNamesOf(ann, { keyword: 'a4' }))[0]).toBe('别的东西')
  expect((await goodsNamesOf(ann, { keyword: '绝缘手套' }))[0]).toBe('绝缘手套 A4')
})

test('goods: a misspelt Latin name is understood, and said', async () => {
  const { ann } = await theAssortment
  const found = await listGoods(ann, { keyword: 'hikvison' })
  expect(found).toMatchObject({ total: 1, correctedTo: 'hikvision', didYouMean: null, droppedTerms: [] })
  expect(await as(ann, searchAlternatives.searchAlternatives, { keyword: 'hikvison' })).toMatchObject({
    didYouMean: { keyword: 'hikvision', total: 1 },
    popular: [{}, {}, {}, {}, {}],
  })
})

test('goods: similar terms are other words that find goods', async () => {
  const { ann } = await theAssortment
  const similarTo = async (keyword: string) =>
    (await as(ann, searchAlternatives.searchAlternatives, { keyword })).similarTerms
  const similar = await similarTo('劳保手套')
  expect(similar).toContain('防护手套')
  expect(similar).not.toContain('劳保手套')
  expect(new Set(similar).size).toBe(similar.length)
  expect(similar.length).toBeLessThanOrEqual(6)
  for (const keyword of similar) expect([keyword, (await listGoods(ann, { keyword })).total]).not.toEqual([keyword, 0])
  expect(await similarTo('直升机')).toEqual([])
})

test('goods: nonsense is refused or finds nothing, and never fails', async () => {
  const shop = await createCatalogueFixture()
  await createLiveGoods(shop, {})
  const ann = await buyerOf(shop)
  for (const keyword of ["'", '%', '\\', '()&|!:*', '𠮷', 'a'.repeat(100), '；drop table', '  '])
    expect((await listGoods(ann, { keyword })).records.length).toBeLessThanOrEqual(1)
  expect(await refusalOf(listGoods(ann, { keyword: 'a'.repeat(101) }))).toBe('input.invalid')
  expect(await refusalOf(listGoods(ann, { page: 0 }))).toBe('input.invalid')
  expect(await refusalOf(listGoods(ann, { limit: 101 }))).toBe('input.invalid')
  expect(await refusalOf(listGoods(ann, { priceFrom: '1e3' }))).toBe('input.invalid')
  expect((await listGoods(ann, { page: 100_000, limit: 100 })).records).toEqual([])
  expect((await listGoods(ann, { keyword: '手套', page: 100_000, limit: 100 })).records).toEqual([])
})
