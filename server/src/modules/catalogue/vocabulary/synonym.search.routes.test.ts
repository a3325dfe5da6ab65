import * as contract from '#contract/catalogue/synonyms.ts'
import { expect, test } from 'vitest'
import { queryGoodsListWithStandardByCatalog } from '#contract/catalogue/goodsSearch.ts'
import { aPerson, as, database } from '#test/app.ts'
import { createCatalogueFixture } from '#test/catalogueFixture.ts'
import { createLiveGoods } from '#test/catalogue/liveGoods.ts'
import { writeSearches } from './word.service.ts'
import { anOperator, create } from '#test/catalogue/synonyms.ts'

test('synonyms: previews the interpretation of a keyword with the first goods, without recording the search', async () => {
  const shop = await createCatalogueFixture()
  await createLiveGoods(shop, { supplierSku: 'K-1', name: 'HIKVISION 网络摄像机', spec: '4mm' })
  const ann = await aPerson(shop.tenant, { permissions: ['search.manage'], entrance: 'operator' })
  expect(await as(ann, contract.trySearch, { keyword: 'hikvison' })).toMatchObject({
    total: 1,
    correctedTo: 'hikvision',
    droppedTerms: [],
    goods: [{ name: 'HIKVISION 网络摄像机', spec: '4mm' }],
  })
  await writeSearches(database)
  const kept = await database.read(shop.tenant.id, (reading) =>
    reading.selectFrom('catalogue.searches').select('words').execute(),
  )
  expect(kept).toEqual([])
})

test('synonyms: a new group applies to the next search', async () => {
  const shop = await createCatalogueFixture()
  await createLiveGoods(shop, { supplierSku: 'H-1', name: '安全帽 V 型' })
  const buyer = await aPerson(shop.tenant, { permissions: ['goods.read'] })
  const ann = await anOperator(shop.tenant)
  const found = async () => (await as(buyer, queryGoodsListWithStandardByCatalog, { keyword: '头壳子' })).total
  expect(await found()).toBe(0)
  const { id } = await create(ann, '头壳子', '安全帽')
  expect(await found()).toBe(1)
  await as(ann, contract.deleteSynonyms, { id, version: 1 })
  expect(await found()).toBe(0)
})
