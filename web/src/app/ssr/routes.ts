import type { QueryClient } from '@tanstack/react-query'
import { getGoods, queryGoodsListWithStandardByCatalog, searchAlternatives } from '#contract/catalogue/catalogue.ts'
import { queryCatalogList } from '#contract/catalogue/categories.ts'
import type { Permission } from '#contract/permissions.ts'
import { getAllCaInfos } from '#contract/certificates/certificates.ts'
import { getLoginArticles } from '#contract/portal/portal.ts'
import { cachedReply, prefetch } from '#web/kit/client/api.ts'
import { whoAmI } from '#web/kit/client/me.ts'
import { readSearchParams } from '#web/kit/client/searchParams.ts'
import { loadMessages } from '#web/messages/index.ts'
import type { ModuleName } from '#web/messages/registry.ts'
import { MallAddress, goodsQueryOf } from '#web/modules/catalogue/mall/mallAddress.ts'

/** A page that people open from outside. It is rendered on the server; where that was not possible, its code and its data are prefetched. */
export interface SsrRoute {
  /** Where its code is, and that of the frame around it, relative to the web's folder: their styles come with the page. */
  readonly sources: readonly string[]
  readonly load: () => Promise<unknown>
  /** The modules whose messages it shows. */
  readonly modules: readonly ModuleName[]
  /** Who may see it; without one it is everybody's. */
  readonly needs?: Permission
  /** Reads what it needs to be rendered. */
  readonly prefetch?: (client: QueryClient, search: URLSearchParams) => Promise<unknown>
}

const layoutSource = 'src/app/layout/AppLayout.tsx'
const inShell = (page: Promise<unknown>): Promise<unknown> =>
  Promise.all([page, import('#web/app/layout/AppLayout.tsx')])

const ssrRoutes: Readonly<Partial<Record<string, SsrRoute>>> = {
  '/login': {
    sources: ['src/modules/login/login/LoginPage.tsx'],
    modules: ['certificates', 'login'],
    load: () =>
      Promise.all([
        import('#web/modules/login/login/LoginPage.tsx'),
        import('#web/modules/certificates/Downloads.tsx'),
      ]),
    prefetch: (client) => Promise.all([prefetch(client, getLoginArticles, {}), prefetch(client, getAllCaInfos, {})]),
  },
  '/mall': {
    sources: ['src/modules/catalogue/mall/MallPage.tsx', layoutSource],
    modules: ['catalogue'],
    load: () => inShell(import('#web/modules/catalogue/mall/MallPage.tsx')),
    needs: 'goods.read',
    prefetch: (client) => prefetch(client, queryCatalogList, {}),
  },
  '/showMallProductList': {
    sources: ['src/modules/catalogue/search/ProductListPage.tsx', layoutSource],
    modules: ['catalogue'],
    load: () => inShell(import('#web/modules/catalogue/search/ProductListPage.tsx')),
    needs: 'goods.read',
    prefetch: async (client, search) => {
      const query = goodsQueryOf(readSearchParams(MallAddress, search))
      const { keyword } = query
      await prefetch(client, queryGoodsListWithStandardByCatalog, query)
      const found = cachedReply(client, queryGoodsListWithStandardByCatalog, query)
      if (keyword !== undefined && found?.records.length === 0) await prefetch(client, searchAlternatives, { keyword })
    },
  },
  '/productDetail': {
    sources: ['src/modules/catalogue/detail/ProductDetailPage.tsx', layoutSource],
    modules: ['catalogue'],
    load: () => inShell(import('#web/modules/catalogue/detail/ProductDetailPage.tsx')),
    needs: 'goods.read',
    prefetch: async (client, search) => {
      const skuId = search.get('skuId')
      if (skuId !== null) await prefetch(client, getGoods, { skuId })
    },
  },
}

export const ssrRouteOf = (path: string): SsrRoute | undefined =>
  Object.hasOwn(ssrRoutes, path) ? ssrRoutes[path] : undefined

/** Fetches the code of a page and the messages that it shows. */
export const loadRoute = (route: SsrRoute): Promise<unknown> =>
  Promise.all([route.load(), loadMessages(...route.modules)])

/** Reads all that a page needs, at once instead of one after the other. */
export const prefetchRoute = (client: QueryClient, route: SsrRoute, search: URLSearchParams): Promise<unknown> =>
  Promise.all([client.prefetchQuery(whoAmI()), route.prefetch?.(client, search)])
