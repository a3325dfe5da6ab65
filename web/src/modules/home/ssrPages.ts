import { createElement } from 'react'
import { type HomePageName, homePages } from '#contract/home/homePages.ts'
import { type SsrPage, ssrPage } from '#web/kit/ssr/ssrPage.ts'

const laterBlocks = [
  'notices/AnnouncementArea',
  'Channel',
  'ForMe',
  'ProductShelf',
  'floor/ProjectFloor',
  'SupplierRanking',
  'WinningNotices',
].map((name) => `src/modules/home/blocks/${name}.tsx`)

/** Home page of the tenant, or the one with this name. */
const home = (page?: HomePageName): SsrPage =>
  ssrPage(
    ['catalogue', 'home.public'],
    async () => {
      const { HomePage } = await import('./page/HomePage.tsx')
      return () => createElement(HomePage, page === undefined ? {} : { page })
    },
    {
      sources: ['src/modules/home/page/HomePage.tsx'],
      later: laterBlocks,
      prefetch: async (client) => (await import('./page/prefetch.ts')).prefetchHome(client, page),
      head: async () => {
        const { homeHead } = await import('./page/homeHead.ts')
        return (context) => homeHead(page, context)
      },
    },
  )

/** Server-rendered pages. */
export const ssrPages: Readonly<Record<'/' | `/${HomePageName}`, SsrPage>> = {
  '/': home(),
  ...(Object.fromEntries(homePages.map((page) => [`/${page}`, home(page)])) as Record<`/${HomePageName}`, SsrPage>),
}
