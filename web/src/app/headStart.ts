import type { QueryClient } from '@tanstack/react-query'
import { getGoods, queryCatalogList, queryGoodsListWithStandardByCatalog } from '#contract/catalogue.ts'
import { askAhead } from '#web/kit/api.ts'
import { whoAmI } from '#web/kit/me.ts'
import { readQuestion } from '#web/kit/question.ts'
import { bearer } from '#web/kit/session.ts'
import { MallAddress, questionOf } from '#web/modules/catalogue/mallAddress.ts'

type Ask = (client: QueryClient, search: URLSearchParams) => void

/** The pages that people open from outside: their code and their first call need not wait for the frame. */
const pages: Readonly<Partial<Record<string, Ask>>> = {
  '/mall': (client) => {
    void import('#web/modules/catalogue/MallPage.tsx')
    void askAhead(client, queryCatalogList, {})
  },
  '/showMallProductList': (client, search) => {
    void import('#web/modules/catalogue/ProductListPage.tsx')
    const question = questionOf(readQuestion(MallAddress, search))
    void askAhead(client, queryGoodsListWithStandardByCatalog, question)
  },
  '/productDetail': (client, search) => {
    void import('#web/modules/catalogue/ProductDetailPage.tsx')
    const skuId = search.get('skuId')
    if (skuId !== null) void askAhead(client, getGoods, { skuId })
  },
}

/** Asks at once for what the first view will ask for anyway, instead of one after the other. */
export function headStart(client: QueryClient): void {
  if (bearer() === null) return
  void client.prefetchQuery(whoAmI())
  pages[location.pathname]?.(client, new URLSearchParams(location.search))
}
