import { expect, test } from 'vitest'
import { getGoods } from '#contract/catalogue/goods.ts'
import { searchShops } from '#contract/catalogue/shops.ts'
import { queryGoodsShowRuleSupplierInfoShow } from '#contract/catalogue/showRules.ts'
import { getSupplierCard } from '#contract/suppliers/suppliers.ts'
import { as } from '#test/app.ts'
import { assortment, buyerOf, createLiveGoods, listGoods } from '#test/catalogue/liveGoods.ts'
import { createCatalogueFixture } from '#test/catalogueFixture.ts'

const learn = async (settings: Parameters<typeof createCatalogueFixture>[0]) => {
  const shop = await createCatalogueFixture({ productReview: '0', ...settings })
  const [skuId] = await createLiveGoods(shop, ...assortment)
  const buyer = await buyerOf(shop)
  const page = await listGoods(buyer, { keyword: '手套' })
  return {
    rules: await as(buyer, queryGoodsShowRuleSupplierInfoShow, {}),
    inList: [...new Set(page.records.map(({ supplierName }) => supplierName))],
    facets: page.facets.suppliers.length,
    inDetail: (await as(buyer, getGoods, { skuId: skuId! })).supplierName,
    shops: (await as(buyer, searchShops, { keyword: '安岚' })).length,
    card: await as(buyer, getSupplierCard, { id: shop.supplierId }),
  }
}

test('the mall shows of suppliers what the tenant allows', async () => {
  expect(await learn({})).toMatchObject({
    rules: { isShowSupplierName: true, isShowContact: true, isShowRegion: true, isShowRating: true },
    inList: ['安岚劳保用品'],
    facets: 1,
    inDetail: '安岚劳保用品',
    shops: 1,
    card: { shortName: '安岚劳保用品', region: '全国' },
  })
  expect(await learn({ isShowSupplierName: '0', isShowSupplierRegion: '0', isShowSupplierContact: '0' })).toMatchObject(
    {
      rules: { isShowSupplierName: false, isShowContact: false, isShowRegion: false, isShowRating: true },
      inList: [''],
      facets: 0,
      inDetail: '',
      shops: 0,
      card: { name: '', shortName: '', region: '' },
    },
  )
})
