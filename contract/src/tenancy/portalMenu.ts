import { type Static, shape, Type } from '#contract/kit/schema.ts'

/** Navigation entry of the portal, public. */
export const PortalMenuEntry = shape({
  permId: Type.String(),
  url: Type.String(),
  pUrl: Type.String({ description: 'url of the parent entry; empty at the top level' }),
  routeName: Type.String(),
  permName: Type.String(),
  enName: Type.String(),
})
export type PortalMenuEntry = Static<typeof PortalMenuEntry>

/** Permission id and names of each entry. */
const declared = {
  portalHomePage: ['1000200', '首页', 'Home'],
  comparisonHall: ['1000201', '询比价大厅', 'Inquiries'],
  biddingHall: ['1000202', '竞价大厅', 'Bidding'],
  fixedComparisonHall: ['1000211', '定点采购', 'Direct purchases'],
  notice: ['888833333222222', '公告', 'Announcements'],
  noLoghelpCenter: ['1000204', '帮助中心', 'Help centre'],
} as const

export type PortalMenuUrl = keyof typeof declared
/** Available navigation entries of a portal, in display order. */
export const portalMenuUrls = Object.keys(declared) as PortalMenuUrl[]

/** Alternative address of a page while the tenant omits it from the navigation, which disables its own address. */
const instead: Partial<Record<PortalMenuUrl, string>> = {
  comparisonHall: '/searchBiddingList?kind=inquiry',
  biddingHall: '/searchBiddingList?kind=bidding',
  fixedComparisonHall: '/searchBiddingList?kind=fixed',
  notice: '/noLogAllAnnouncement',
  noLoghelpCenter: '/noLogAllAnnouncement',
}

/** Address of a page under this navigation: its own, or the alternative list if the page is disabled. */
export function shownAddress(address: string, menu: readonly { readonly url: string }[]): string {
  const [, url = '', query = '', hash = ''] = /^\/(\w+)(\?[^#]*)?(#.*)?$/.exec(address) ?? []
  const other = instead[url as PortalMenuUrl]
  if (other === undefined || menu.some((entry) => entry.url === url)) return address
  const [path, fixed] = other.split('?')
  const params = new URLSearchParams(`${query.slice(1)}&${fixed ?? ''}`).toString()
  return `${path}${params === '' ? '' : `?${params}`}${hash}`
}

/** Navigation entries selected by the tenant, in display order. */
export const portalMenuOf = (chosen: readonly PortalMenuUrl[]): PortalMenuEntry[] =>
  portalMenuUrls
    .filter((url) => chosen.includes(url))
    .map((url) => {
      const [permId, permName, enName] = declared[url]
      return { permId, url, pUrl: '', routeName: url, permName, enName }
    })
