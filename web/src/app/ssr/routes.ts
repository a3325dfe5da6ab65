import type { QueryClient } from '@tanstack/react-query'
import type { UserDetail } from '#contract/identity/identity.ts'
import type { PageHead } from '#contract/kit/ssr.ts'
import type { ProjectKind } from '#contract/sourcing/projectStates.ts'
import type { PortalEnablement } from '#contract/tenancy/tenancy.ts'
import type { Permission } from '#contract/permissions.ts'
import { type HomePageName, homePages } from '#contract/home/homePages.ts'
import { hasHome } from '#web/app/hasHome.ts'
import type { HeadContext } from '#web/kit/client/pageHead.ts'
import { whoAmI } from '#web/kit/client/me.ts'
import { loadMessages } from '#web/messages/index.ts'
import type { ModuleName } from '#web/messages/registry.ts'
import type { Variant } from '#web/modules/notices/reading/publicPaths.ts'
import { noticePaths } from '#web/modules/sourcing/hall/projectPath.ts'

/** A page that people open from outside. It is rendered on the server; where that was not possible, its code and its data are prefetched. */
export interface SsrRoute {
  /** Where its code is, and that of the frame around it, relative to the web's folder: their styles come with the page. */
  readonly sources: readonly string[]
  readonly load: () => Promise<unknown>
  /** Parts whose code comes later: their styles alone come with the page. */
  readonly later?: readonly string[]
  /** Where it depends on more than a permission who sees it. */
  readonly isFor?: (me: UserDetail | null, portal: PortalEnablement) => boolean
  /** The modules whose messages it shows. */
  readonly modules: readonly ModuleName[]
  /** Who may see it; without one it is everybody's. */
  readonly needs?: Permission
  /** Reads what it needs to be rendered. Its code is fetched where it is needed: where the server has not rendered the page. */
  readonly prefetch?: (client: QueryClient, search: URLSearchParams) => Promise<unknown>
  /** What it says to search engines; only the server fetches its code. */
  readonly head?: () => Promise<(context: HeadContext) => PageHead | undefined>
}

const layoutSource = 'src/app/layout/AppLayout.tsx'
const inShell = (page: Promise<unknown>): Promise<unknown> =>
  Promise.all([page, import('#web/app/layout/AppLayout.tsx')])

const laterBlocks = [
  'notices/AnnouncementArea',
  'Channel',
  'ProductShelf',
  'floor/ProjectFloor',
  'ProjectSearch',
  'SupplierRanking',
  'WinningNotices',
].map((name) => `src/modules/home/blocks/${name}.tsx`)

const homeRoute = (page?: HomePageName): SsrRoute => ({
  sources: ['src/modules/home/page/HomePage.tsx', layoutSource],
  later: laterBlocks,
  modules: ['catalogue', 'home.public'],
  isFor: (me, portal) => !homes.includes(page) || hasHome(me, portal),
  load: () => inShell(import('#web/modules/home/page/HomePage.tsx')),
  prefetch: async (client) => (await import('#web/modules/home/page/prefetch.ts')).prefetchHome(client, page),
  head: async () => {
    const { homeHead } = await import('#web/modules/home/page/homeHead.ts')
    return (context) => homeHead(page, context)
  },
})
/** Those at which people land; the others are for everybody. */
const homes: readonly (HomePageName | undefined)[] = [undefined, 'portalHomePage', 'portalHomePageHuarun']

const hallRoute = (kind?: ProjectKind): SsrRoute => ({
  sources: ['src/modules/sourcing/hall/HallPage.tsx', layoutSource],
  modules: ['catalogue', 'sourcing.public'],
  load: () => inShell(import('#web/modules/sourcing/hall/HallPage.tsx')),
  prefetch: async (client, search) =>
    (await import('#web/modules/sourcing/hall/prefetch.ts')).prefetchHall(client, kind, search),
  head: async () => {
    const { hallHead } = await import('#web/modules/sourcing/hall/hallHead.ts')
    return (context) => hallHead(kind, context)
  },
})

const noticeRoute: SsrRoute = {
  sources: ['src/modules/sourcing/notice/NoticePage.tsx', layoutSource],
  modules: ['catalogue', 'sourcing.public'],
  load: () => inShell(import('#web/modules/sourcing/notice/NoticePage.tsx')),
  prefetch: async (client, search) =>
    (await import('#web/modules/sourcing/notice/prefetch.ts')).prefetchNotice(client, search),
  head: async () => (await import('#web/modules/sourcing/notice/noticeHead.ts')).noticeHead,
}

const articleListRoute = (variant: Variant): SsrRoute => ({
  sources: ['src/modules/notices/reading/ArticleListPage.tsx', layoutSource],
  modules: ['catalogue', 'notices.public'],
  load: () => inShell(import('#web/modules/notices/reading/ArticleListPage.tsx')),
  prefetch: async (client, search) =>
    (await import('#web/modules/notices/reading/prefetch.ts')).prefetchList(client, variant, search),
  head: async () => {
    const { listHead } = await import('#web/modules/notices/reading/readingHead.ts')
    return (context) => listHead(variant, context)
  },
})

const ssrRoutes: Readonly<Partial<Record<string, SsrRoute>>> = {
  '/login': {
    sources: ['src/modules/login/login/LoginPage.tsx'],
    modules: ['certificates', 'login'],
    load: () =>
      Promise.all([
        import('#web/modules/login/login/LoginPage.tsx'),
        import('#web/modules/certificates/Downloads.tsx'),
      ]),
    prefetch: async (client) => (await import('#web/modules/login/prefetch.ts')).prefetchLogin(client),
  },
  '/mall': {
    sources: ['src/modules/catalogue/mall/MallPage.tsx', layoutSource],
    modules: ['catalogue'],
    load: () => inShell(import('#web/modules/catalogue/mall/MallPage.tsx')),
    needs: 'goods.read',
    prefetch: async (client) => (await import('#web/modules/catalogue/prefetch.ts')).prefetchMall(client),
  },
  '/showMallProductList': {
    sources: ['src/modules/catalogue/search/ProductListPage.tsx', layoutSource],
    modules: ['catalogue'],
    load: () => inShell(import('#web/modules/catalogue/search/ProductListPage.tsx')),
    needs: 'goods.read',
    prefetch: async (client, search) =>
      (await import('#web/modules/catalogue/prefetch.ts')).prefetchProductList(client, search),
  },
  '/productDetail': {
    sources: ['src/modules/catalogue/detail/ProductDetailPage.tsx', layoutSource],
    modules: ['catalogue'],
    load: () => inShell(import('#web/modules/catalogue/detail/ProductDetailPage.tsx')),
    needs: 'goods.read',
    prefetch: async (client, search) =>
      (await import('#web/modules/catalogue/prefetch.ts')).prefetchProduct(client, search),
  },
  '/': homeRoute(),
  ...Object.fromEntries(homePages.map((page) => [`/${page}`, homeRoute(page)])),
  '/comparisonHall': hallRoute('inquiry'),
  '/biddingHall': hallRoute('bidding'),
  '/fixedComparisonHall': hallRoute('fixed'),
  '/searchBiddingList': hallRoute(),
  '/verifyResult': {
    sources: ['src/modules/sourcing/verify/VerifyPage.tsx', layoutSource],
    modules: ['catalogue', 'sourcing'],
    load: () => inShell(import('#web/modules/sourcing/verify/VerifyPage.tsx')),
    head: async () => (await import('#web/modules/sourcing/verify/verifyHead.ts')).verifyHead,
  },
  '/resultNoticeByApply': {
    sources: ['src/modules/sourcing/award/ResultNoticePage.tsx', layoutSource],
    modules: ['catalogue', 'sourcing.public'],
    load: () => inShell(import('#web/modules/sourcing/award/ResultNoticePage.tsx')),
    prefetch: async (client, search) =>
      (await import('#web/modules/sourcing/award/prefetch.ts')).prefetchResult(client, search),
    head: async () => (await import('#web/modules/sourcing/award/resultHead.ts')).resultHead,
  },
  '/feedModal': {
    sources: ['src/modules/feedbacks/sending/FeedbackPage.tsx', layoutSource],
    modules: ['catalogue', 'feedbacks.public'],
    load: () => inShell(import('#web/modules/feedbacks/sending/FeedbackPage.tsx')),
    head: async () => (await import('#web/modules/feedbacks/sending/feedbackHead.ts')).feedbackHead,
  },
  '/noLoghelpCenter': articleListRoute('help'),
  '/noLogAllAnnouncement': articleListRoute('all'),
  '/notice': articleListRoute('notice'),
  '/homeEntryNoticeMore': {
    sources: ['src/modules/notices/reading/ColumnListPage.tsx', layoutSource],
    modules: ['catalogue', 'notices.public'],
    load: () => inShell(import('#web/modules/notices/reading/ColumnListPage.tsx')),
    prefetch: async (client, search) =>
      (await import('#web/modules/notices/reading/prefetch.ts')).prefetchColumn(client, search),
    head: async () => (await import('#web/modules/notices/reading/readingHead.ts')).columnHead,
  },
  '/notificationAnnouncementParticulars': {
    sources: ['src/modules/notices/reading/ArticlePage.tsx', layoutSource],
    modules: ['catalogue', 'notices.public'],
    load: () => inShell(import('#web/modules/notices/reading/ArticlePage.tsx')),
    prefetch: async (client, search) =>
      (await import('#web/modules/notices/reading/prefetch.ts')).prefetchArticle(client, search),
    head: async () => (await import('#web/modules/notices/reading/readingHead.ts')).articleHead,
  },
  ...Object.fromEntries(noticePaths.map((path) => [path, noticeRoute])),
}

export const ssrRouteOf = (path: string): SsrRoute | undefined =>
  Object.hasOwn(ssrRoutes, path) ? ssrRoutes[path] : undefined

/** Fetches the code of a page and the messages that it shows. */
export const loadRoute = (route: SsrRoute): Promise<unknown> =>
  Promise.all([route.load(), loadMessages(...route.modules)])

/** Reads all that a page needs, at once instead of one after the other. */
export const prefetchRoute = (client: QueryClient, route: SsrRoute, search: URLSearchParams): Promise<unknown> =>
  Promise.all([client.prefetchQuery(whoAmI()), route.prefetch?.(client, search)])
