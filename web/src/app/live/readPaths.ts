import type { PortalChange } from '#contract/tenancy/portalStream.ts'

/** Who somebody is, with their menu. */
const me = '/sysrest/api/user/qryUserRefDetail'
const home = '/portalent/api/portalHome/view'

/**
 * Paths of the calls that read changeable data. Paths, because the routes would add the contract of home, mall and
 * articles to every page; a test compares them.
 */
export const readPaths: Readonly<Record<Exclude<PortalChange, 'settings'>, readonly string[]>> = {
  home: [home],
  menus: [me],
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
