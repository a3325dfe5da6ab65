import { type Static, shape, Type } from '#contract/kit/schema.ts'

/** An entry of the portal's navigation, for everybody. */
export const PortalMenuEntry = shape({
  permId: Type.String(),
  url: Type.String(),
  pUrl: Type.String({ description: 'of the entry above; empty: it stands on its own' }),
  routeName: Type.String(),
  permName: Type.String(),
  enName: Type.String(),
})
export type PortalMenuEntry = Static<typeof PortalMenuEntry>

/** Each with the id of its permission and what it is called. */
const declared = {
  portalHomePage: ['1000200', '首页', 'Home'],
  comparisonHall: ['1000201', '询比价大厅', 'Inquiries'],
  biddingHall: ['1000202', '竞价大厅', 'Bidding'],
  fixedComparisonHall: ['1000211', '定点采购', 'Direct purchases'],
  notice: ['888833333222222', '公告', 'Announcements'],
  noLoghelpCenter: ['1000204', '帮助中心', 'Help centre'],
} as const

export type PortalMenuUrl = keyof typeof declared
/** What a tenant's portal can have in its navigation, in its order. */
export const portalMenuUrls = Object.keys(declared) as PortalMenuUrl[]

/** Where the same is read while a tenant leaves a page out of its navigation, which makes its address no page. */
const instead: Partial<Record<PortalMenuUrl, string>> = {
  comparisonHall: '/searchBiddingList?kind=inquiry',
  biddingHall: '/searchBiddingList?kind=bidding',
  fixedComparisonHall: '/searchBiddingList?kind=fixed',
  notice: '/noLogAllAnnouncement',
  noLoghelpCenter: '/noLogAllAnnouncement',
}

/**
 * The address of a page that there is in this navigation: the address itself, or that of the list which holds the same.
 */
export function shownAddress(address: string, menu: readonly { readonly url: string }[]): string {
  const [, url = '', query = '', hash = ''] = /^\/(\w+)(\?[^#]*)?(#.*)?$/.exec(address) ?? []
  const other = instead[url as PortalMenuUrl]
  if (other === undefined || menu.some((entry) => entry.url === url)) return address
  const [path, fixed] = other.split('?')
  const params = new URLSearchParams(`${query.slice(1)}&${fixed ?? ''}`).toString()
  return `${path}${params === '' ? '' : `?${params}`}${hash}`
}

/** The entries that a tenant has chosen, in the order of the portal. */
export const portalMenuOf = (chosen: readonly PortalMenuUrl[]): PortalMenuEntry[] =>
  portalMenuUrls
    .filter((url) => chosen.includes(url))
    .map((url) => {
      const [permId, permName, enName] = declared[url]
      return { permId, url, pUrl: '', routeName: url, permName, enName }
    })
