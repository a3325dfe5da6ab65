import { type Static, shape, Type } from '#contract/kit/schema.ts'
import { type MenuChange, menuFields } from './menuFields.ts'
import { type DeclaredEntry, isGroup, type MenuNode, menuTree } from './menuTree.ts'

/** Navigation entry of the portal, public. */
export const PortalMenuEntry = shape({
  permId: Type.String(),
  url: Type.String(),
  pUrl: Type.String({ description: 'url of the parent entry; empty at the top level' }),
  routeName: Type.String(),
  permName: Type.String(),
  enName: Type.String(),
  ...menuFields,
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

/** Declared navigation entries, those that the tenant has selected. */
export const portalEntries = (chosen: readonly PortalMenuUrl[]): DeclaredEntry[] =>
  portalMenuUrls
    .filter((url) => chosen.includes(url))
    .map((url, place) => {
      const [id, name, enName] = declared[url]
      return { id, parentId: null, place: place + 1, name, enName, url }
    })

/** Fields of an entry as calls present it; `nodes` is the menu that it belongs to. */
export const menuEntryOf = (node: MenuNode, nodes: readonly MenuNode[]) => ({
  permId: node.id,
  pPermId: node.parentId,
  permName: node.name,
  enName: node.enName,
  permType: node.permType,
  url: node.url,
  pUrl: nodes.find(({ id }) => id === node.parentId)?.url ?? '',
  routeName: node.routeName,
  params: node.params,
  isOutsideUrl: node.outside,
  isNewWindow: node.isNewWindow ? ('1' as const) : ('0' as const),
  isShown: node.isShown ? ('1' as const) : ('0' as const),
})

/** Navigation entries selected by the tenant, with its changes, in display order. Groups without entries are left out. */
export function portalMenuOf(chosen: readonly PortalMenuUrl[], changes: readonly MenuChange[] = []): PortalMenuEntry[] {
  const nodes = menuTree(
    portalEntries(chosen),
    changes.filter(({ area }) => area === 'portal'),
  )
  return nodes
    .filter((node) => !isGroup(node) || nodes.some(({ parentId }) => parentId === node.id))
    .map((node) => menuEntryOf(node, nodes))
}
