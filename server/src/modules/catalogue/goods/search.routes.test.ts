import * as goodsSearch from '#contract/catalogue/goodsSearch.ts'
import * as searchAlternatives from '#contract/catalogue/searchAlternatives.ts'
import { expect, test } from 'vitest'
import { aPerson, as, aTenant, database, type Person, runJob } from '#test/app.ts'
import { aStationer } from '#test/catalogue/stationer.ts'

const list = (person: Person, keyword: string, more: Partial<goodsSearch.GoodsQuery> = {}) =>
  as(person, goodsSearch.queryGoodsListWithStandardByCatalog, { keyword, ...more })
const namesOf = async (person: Person, keyword: string) => (await list(person, keyword)).records.map(({ name }) => name)
const stationer = aStationer()

test.each([
  ['水笔', '子弹头中性笔 0.5 mm 黑色', 'a trade term'],
  ['gel pens', '子弹头中性笔 0.5 mm 黑色', 'English'],
  ['中性笔', '子弹头中性笔 0.5 mm 黑色', 'the thing before what it is for'],
  ['螺丝', '自攻螺钉 M4', 'screws before screwdrivers'],
  ['mh22', '子弹头中性笔 0.5 mm 黑色', 'the beginning of a model'],
  ['69012345', '子弹头中性笔 0.5 mm 黑色', 'the beginning of a barcode'],
  ['luosi', '自攻螺钉 M4', 'pinyin of a noun: screws, not what mentions them'],
] as const)('search: %s finds %s first: %s', async (keyword, first, _why) => {
  const { ann } = await stationer
  expect((await namesOf(ann, keyword))[0]).toBe(first)
})

test.each([
  ['口照', '口罩'],
  ['prnter', 'printer'],
  ['dayinij', '打印机'],
  ['zongxinbi', '中性笔'],
] as const)('search: %s is understood as %s, and said so', async (keyword, meant) => {
  const { ann } = await stationer
  const found = await list(ann, keyword)
  expect(found).toMatchObject({ correctedTo: meant, didYouMean: null, droppedTerms: [] })
  expect(found.total).toBeGreaterThan(0)
  const other = await as(ann, searchAlternatives.searchAlternatives, { keyword })
  expect(other.didYouMean).toMatchObject({ keyword: meant, total: found.total })
})

test('search: where nothing has all terms those that say least are left out, and named', async () => {
  const { ann } = await stationer
  expect(await list(ann, '中性笔 红色 100支')).toMatchObject({
    total: 2,
    droppedTerms: ['红色', '100支'],
    correctedTo: null,
  })
  expect(await list(ann, '中性笔 黑色')).toMatchObject({ total: 1, droppedTerms: [] })
  const { relaxed } = await as(ann, searchAlternatives.searchAlternatives, { keyword: '中性笔 红色 100支' })
  expect(relaxed[0]).toEqual({ keyword: '中性笔', dropped: ['红色', '100支'], total: 2 })
})

test('search: a relaxed search prefers goods called by the noun to goods that mention it', async () => {
  const { ann } = await stationer
  const { records, droppedTerms } = await list(ann, '螺丝 红色 6寸')
  expect([records[0]?.name, droppedTerms]).toEqual(['自攻螺钉 M4', ['红色', '6寸']])
})

test.each(['直升机', '罗斯', '红色 直升机', '直升机 0.5mm', 'helicopter'])(
  'search: %s is not there, and nothing is shown for it',
  async (keyword) => {
    const { ann } = await stationer
    expect(await list(ann, keyword)).toMatchObject({ total: 0, records: [], correctedTo: null, droppedTerms: [] })
    expect((await as(ann, searchAlternatives.searchAlternatives, { keyword })).popular.length).toBeGreaterThan(0)
  },
)

test('search: a compound noun that nothing is called by is looked for by its last part', async () => {
  const { ann } = await stationer
  expect(await list(ann, '不锈钢管 304')).toMatchObject({ total: 1, correctedTo: '钢管 304', droppedTerms: ['304'] })
})

test('search: filters that nothing passes change no words', async () => {
  const { ann } = await stationer
  expect(await list(ann, '中性笔', { priceFrom: '99999' })).toMatchObject({
    total: 0,
    correctedTo: null,
    droppedTerms: [],
  })
})

test('search: a tenant adds synonyms, switches shipped ones off, and is alone with both', async () => {
  const { shop, ann } = await aStationer()
  const put = (terms: string[], base_key: string | null, is_active: boolean) =>
    database.write(shop.tenant.id, (tx) =>
      tx.insertInto('catalogue.search_synonyms').values({ terms, base_key, is_active, updated_by: '1' }).execute(),
    )
  expect((await list(ann, '呱呱棒')).total).toBe(0)
  await put(['呱呱棒', '中性笔'], null, true)
  expect(await list(ann, '呱呱棒')).toMatchObject({ total: 2, expandedTo: ['中性笔'] })
  expect((await list(ann, '水笔')).expandedTo).toContain('中性笔')
  await put(['水笔', '无'], '水笔', false)
  expect((await list(ann, '水笔')).expandedTo).toEqual([])
  const { ann: ben } = await stationer
  expect((await list(ben, '呱呱棒')).total).toBe(0)
  expect((await list(ben, '水笔')).expandedTo).toContain('中性笔')
})

test('search: what was cut in another way is cut anew', async () => {
  const { shop, ann } = await aStationer()
  await database.write(shop.tenant.id, async (tx) => {
    await tx.updateTable('catalogue.skus').set({ words: "'old'" }).execute()
    await tx.deleteFrom('catalogue.search_terms').execute()
    await tx.updateTable('catalogue.shelf_versions').set({ version: '99' }).execute()
  })
  expect((await list(ann, '中性笔')).total).toBe(0)
  await runJob('catalogue.reindex', shop.tenant.id)
  expect((await list(ann, '中性笔')).total).toBe(2)
  expect(await list(ann, '口照')).toMatchObject({ correctedTo: '口罩' })
})

test('search: what is bought most is the organisation’s own', async () => {
  const { ann } = await stationer
  const stranger = await aPerson(await aTenant(), { permissions: ['goods.read'] })
  expect((await as(stranger, searchAlternatives.searchAlternatives, { keyword: '直升机' })).popular).toEqual([])
  const { popular, categories } = await as(ann, searchAlternatives.searchAlternatives, { keyword: 'pens' })
  expect(popular).toHaveLength(5)
  expect(categories).toMatchObject([{ name: '笔类', enName: 'Pens', count: 2 }])
})
