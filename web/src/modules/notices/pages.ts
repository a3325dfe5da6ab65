import type { Permission } from '#contract/permissions.ts'
import { lazyPage } from '#web/messages/lazy.ts'

/** Pages with a fixed address. */
export const fixedPages = {
  '/articleEdit': lazyPage(
    ['identity', 'notices'],
    async () => (await import('#web/modules/notices/edit/ArticleEditPage.tsx')).ArticleEditPage,
  ),
  '/articleManage': lazyPage(
    ['notices'],
    async () => (await import('#web/modules/notices/articles/ArticleManagePage.tsx')).ArticleManagePage,
  ),
}

/** Permissions that their first reads need. */
export const needs = {
  '/articleEdit': 'article.manage',
  '/articleManage': 'article.manage',
} as const satisfies Readonly<Partial<Record<keyof typeof fixedPages, Permission>>>

/** Pages of the server's menu, by route name. */
export const menuPages = {
  articles: lazyPage(
    ['notices'],
    async () => (await import('#web/modules/notices/articles/ArticlesPage.tsx')).ArticlesPage,
  ),
  articleColumns: lazyPage(
    ['notices'],
    async () => (await import('#web/modules/notices/columns/ColumnsPage.tsx')).ColumnsPage,
  ),
}
