import type { QueryClient } from '@tanstack/react-query'
import { getGoods } from '#contract/catalogue/goods.ts'
import { queryGoodsListWithStandardByCatalog } from '#contract/catalogue/goodsSearch.ts'
import { searchAlternatives } from '#contract/catalogue/searchAlternatives.ts'
import { searchShops } from '#contract/catalogue/shops.ts'
import { listOwnZones, zoneCatalogs } from '#contract/catalogue/zones.ts'
import { queryCatalogList } from '#contract/catalogue/categories.ts'
import { cachedReply, prefetch } from '#web/kit/client/prefetch.ts'
import { readSearchParams } from '#web/kit/url/readSearchParams.ts'
import { MallAddress, goodsQueryOf, isOfSuppliers, keywordOf } from '#web/modules/catalogue/mall/mallAddress.ts'

/** Data of the mall's server-rendered pages: separate from the pages, so that data and code load in parallel. */
export const prefetchMall = (client: QueryClient): Promise<unknown> =>
  Promise.all([prefetch(client, queryCatalogList, {}), prefetch(client, listOwnZones, {})])

export async function prefetchProductList(client: QueryClient, search: URLSearchParams): Promise<void> {
  const address = readSearchParams(MallAddress, search)
  if (isOfSuppliers(address)) {
    await prefetch(client, searchShops, { keyword: keywordOf(address) })
    return
  }
  const query = goodsQueryOf(address)
  const { keyword } = query
  await prefetch(client, queryGoodsListWithStandardByCatalog, query)
  const found = cachedReply(client, queryGoodsListWithStandardByCatalog, query)
  if (keyword !== undefined && found?.records.length === 0) await prefetch(client, searchAlternatives, { keyword })
}

export async function prefetchZone(client: QueryClient, search: URLSearchParams): Promise<void> {
  const address = readSearchParams(MallAddress, search) as MallAddress
  const { zoneAreaId = '' } = address
  const query = goodsQueryOf({ ...address, zoneAreaId })
  await Promise.all([
    prefetch(client, zoneCatalogs, { zoneAreaId }),
    prefetch(client, queryGoodsListWithStandardByCatalog, query),
  ])
}

export async function prefetchProduct(client: QueryClient, search: URLSearchParams): Promise<void> {
  const skuId = search.get('skuId')
  if (skuId !== null) await prefetch(client, getGoods, { skuId })
}
