import type { PortalChange } from '#contract/tenancy/portalStream.ts'

const home = '/portalent/api/portalHome/view'

/**
 * The calls by which pages have read what changes. Paths, because the routes themselves would bring the contract of the
 * home, the mall and the articles along to every page; a test compares them.
 */
export const readPaths: Readonly<Record<Exclude<PortalChange, 'settings'>, readonly string[]>> = {
  home: [home],
  words: ['/orderrest/api/searchHotkey/listHotkey'],
  articles: [
    home,
    '/portalent/api/article/portalList',
    '/portalent/api/article/releasePage',
    '/portalent/api/article/query',
    '/portalent/api/article/getLoginArticles',
    '/portalent/api/portalColunms/getListByPId',
  ],
}
