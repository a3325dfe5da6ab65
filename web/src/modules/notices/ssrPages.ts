import { createElement } from 'react'
import { type SsrPage, ssrPage } from '#web/kit/ssr/ssrPage.ts'
import type { Variant } from './reading/publicPaths.ts'

const list = (variant: Variant): SsrPage =>
  ssrPage(
    ['notices.public'],
    async () => {
      const { ArticleListPage } = await import('./reading/ArticleListPage.tsx')
      return () => createElement(ArticleListPage, { variant })
    },
    {
      sources: ['src/modules/notices/reading/ArticleListPage.tsx'],
      ...(variant !== 'all' && { isInNavigation: true }),
      prefetch: async (client, search) => (await import('./reading/prefetch.ts')).prefetchList(client, variant, search),
      head: async () => {
        const { listHead } = await import('./reading/readingHead.ts')
        return (context) => listHead(variant, context)
      },
    },
  )

/** Server-rendered pages. */
export const ssrPages = {
  '/noLoghelpCenter': list('help'),
  '/noLogAllAnnouncement': list('all'),
  '/notice': list('notice'),
  '/homeEntryNoticeMore': ssrPage(
    ['notices.public'],
    async () => (await import('./reading/ColumnListPage.tsx')).ColumnListPage,
    {
      sources: ['src/modules/notices/reading/ColumnListPage.tsx'],
      prefetch: async (client, search) => (await import('./reading/prefetch.ts')).prefetchColumn(client, search),
      head: async () => (await import('./reading/readingHead.ts')).columnHead,
    },
  ),
  '/notificationAnnouncementParticulars': ssrPage(
    ['notices.public'],
    async () => (await import('./reading/ArticlePage.tsx')).ArticlePage,
    {
      sources: ['src/modules/notices/reading/ArticlePage.tsx'],
      prefetch: async (client, search) => (await import('./reading/prefetch.ts')).prefetchArticle(client, search),
      head: async () => (await import('./reading/readingHead.ts')).articleHead,
    },
  ),
}
