import { ssrPage } from '#web/kit/ssr/ssrPage.ts'

/** Server-rendered pages. */
export const ssrPages = {
  '/mall': ssrPage(['catalogue'], async () => (await import('./mall/MallPage.tsx')).MallPage, {
    sources: ['src/modules/catalogue/mall/MallPage.tsx'],
    needs: 'goods.read',
    isInMenu: true,
    prefetch: async (client) => (await import('./prefetch.ts')).prefetchMall(client),
  }),
  '/showMallProductList': ssrPage(
    ['catalogue'],
    async () => (await import('./search/ProductListPage.tsx')).ProductListPage,
    {
      sources: ['src/modules/catalogue/search/ProductListPage.tsx'],
      needs: 'goods.read',
      prefetch: async (client, search) => (await import('./prefetch.ts')).prefetchProductList(client, search),
    },
  ),
  '/zoneGoodsList': ssrPage(['catalogue'], async () => (await import('./zones/ZonePage.tsx')).ZonePage, {
    sources: ['src/modules/catalogue/zones/ZonePage.tsx'],
    needs: 'goods.read',
    prefetch: async (client, search) => (await import('./prefetch.ts')).prefetchZone(client, search),
  }),
  '/productDetail': ssrPage(
    ['catalogue'],
    async () => (await import('./detail/ProductDetailPage.tsx')).ProductDetailPage,
    {
      sources: ['src/modules/catalogue/detail/ProductDetailPage.tsx'],
      needs: 'goods.read',
      prefetch: async (client, search) => (await import('./prefetch.ts')).prefetchProduct(client, search),
    },
  ),
}
