import type { PermissionEntry } from '#contract/identity/identity.ts'
import { type PortalMenuEntry, type PortalMenuUrl, portalMenuUrls } from '#contract/tenancy/portalMenu.ts'
import { usePortal } from '#web/kit/client/portal.ts'
import { useMe } from '#web/kit/client/me.ts'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useLocale } from '#web/kit/client/preferences.ts'
import { allProjectsPath } from '#web/modules/sourcing/hall/hallPaths.ts'
import { hasHome, isHomePage, isPortalOff } from '../hasHome.ts'

/** Group of a menu that the tenant or the product has named. */
interface LinkGroup {
  readonly id: string
  readonly name: string
}

export interface MenuLink {
  readonly routeName: string
  /** Path, https address of another site, or kind of mall. */
  readonly to: string
  readonly search: string
  readonly name: string
  readonly group: LinkGroup | null
  readonly outside: string
  readonly isNewWindow: boolean
}

/** Link to a page of this site without query. */
export const inside = { search: '', group: null, outside: '0', isNewWindow: false } as const

type Entry = Pick<PermissionEntry, keyof PortalMenuEntry>

/** Links of the entries that a menu shows; groups are names of their links. */
function linksOf(entries: readonly Entry[], english: boolean): readonly MenuLink[] {
  const nameOf = ({ permName, enName }: Entry) => (english && enName !== '' ? enName : permName)
  const groups = new Map(
    entries
      .filter(({ permType, url }) => permType === '1' && url === '')
      .map((entry) => [entry.permId, { id: entry.permId, name: nameOf(entry) }]),
  )
  return entries
    .filter(({ permType, url, isShown }) => permType !== '3' && url !== '' && isShown === '1')
    .map((entry) => ({
      routeName: entry.routeName,
      to: entry.isOutsideUrl === '0' ? `/${entry.url}` : entry.url,
      search: entry.params === '' ? '' : `?${entry.params}`,
      name: nameOf(entry),
      group: groups.get(entry.pPermId ?? '') ?? null,
      outside: entry.isOutsideUrl,
      isNewWindow: entry.isNewWindow === '1',
    }))
}

/** Menu of the person in their language. */
export function useMenu(): readonly MenuLink[] {
  const me = useMe()
  const english = useLocale() === 'en_US'
  return linksOf(me?.userPermList ?? [], english)
}

/** Home page link, if the person has one; on a home page a link to that page, so that it is the current one. */
export function useHomeLink(): readonly MenuLink[] {
  const { t } = useTranslation()
  const me = useMe()
  const portal = usePortal()
  const { pathname } = useLocation()
  const isThere = usePortalEntries(['portalHomePage']).length > 0 && hasHome(me, portal)
  const to = isHomePage(pathname) ? pathname : '/'
  return isThere ? [{ ...inside, routeName: 'home', to, name: t('shell.homePage') }] : []
}

/** Shown entries of the tenant's navigation. Operators have their own lists. */
function usePortalLinks(): readonly MenuLink[] {
  const portal = usePortal()
  const english = useLocale() === 'en_US'
  const me = useMe()
  if (isPortalOff(me, portal) || me?.userInfo.userType === 'operator') return []
  return linksOf(portal.menuOptionsList, english)
}

const usePortalEntries = (urls: readonly PortalMenuUrl[]): readonly MenuLink[] =>
  usePortalLinks().filter(({ to }) => urls.some((each) => `/${each}` === to))

/** Halls of projects, for visitors, buyers and suppliers. */
export const useHallLinks = () => usePortalEntries(['comparisonHall', 'biddingHall', 'fixedComparisonHall'])

/** Announcements and help. */
export const useArticleLinks = () => usePortalEntries(['notice', 'noLoghelpCenter'])

/** Entries that the tenant has added to the portal's navigation. */
export const useAddedLinks = () =>
  usePortalLinks().filter(({ to, outside }) => outside !== '0' || !portalMenuUrls.some((url) => `/${url}` === to))

/** Followed projects, for people with an account who can read the halls. */
export function useFollowsLink(): { readonly to: string; readonly name: string } | undefined {
  const { t } = useTranslation()
  const me = useMe()
  const isOff = isPortalOff(me, usePortal())
  if (!me || isOff || me.userInfo.userType === 'operator') return undefined
  return { to: `${allProjectsPath}?followed=true`, name: t('shell.follows') }
}

export interface GroupOfLinks {
  /** Undefined if the links are in no group. */
  readonly name?: string
  readonly links: readonly MenuLink[]
}

/** Links in order, those of a group together. */
export const grouped = (links: readonly MenuLink[]): readonly GroupOfLinks[] =>
  [...Map.groupBy(links, ({ group }) => group?.id ?? '')].map(([, those]) => {
    const name = those[0]?.group?.name
    return name === undefined ? { links: those } : { name, links: those }
  })

/** Menu of the person by group, with the halls; omits empty groups. */
export function useGroupedMenu(): readonly GroupOfLinks[] {
  const { t } = useTranslation()
  const halls = useHallLinks()
  const own = grouped(useMenu())
  const articles = useArticleLinks()
  const added = grouped(useAddedLinks())
  const named = [
    { name: t('shell.halls.label'), links: halls },
    { name: t('shell.articles'), links: [...articles, ...added.flatMap(({ name, links }) => (name ? [] : links))] },
    ...added.filter(({ name }) => name !== undefined),
  ]
  return [...own, ...named.filter(({ links }) => links.length > 0)]
}
