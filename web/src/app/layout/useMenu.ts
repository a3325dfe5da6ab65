import { type MenuGroup, menuGroups } from '#contract/kit/manifest.ts'
import { usePortal } from '#web/kit/client/portal.ts'
import { menuOf, useMe } from '#web/kit/client/me.ts'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import type { PortalMenuUrl } from '#contract/tenancy/portalMenu.ts'
import { useLocale } from '#web/kit/client/preferences.ts'
import { allProjectsPath } from '#web/modules/sourcing/hall/hallPaths.ts'
import { hasHome, isHomePage, isPortalOff } from '../hasHome.ts'

export interface MenuLink {
  readonly routeName: string
  readonly to: string
  readonly name: string
  readonly group: MenuGroup | null
}

/** Menu of the person in their language. */
export function useMenu(): readonly MenuLink[] {
  const me = useMe()
  const english = useLocale() === 'en_US'
  return menuOf(me).map(({ routeName, url, permName, enName, group }) => ({
    routeName,
    to: `/${url}`,
    name: english && enName !== '' ? enName : permName,
    group,
  }))
}

/** Home page link, if the person has one; on a home page a link to that page, so that it is the current one. */
export function useHomeLink(): readonly MenuLink[] {
  const { t } = useTranslation()
  const me = useMe()
  const portal = usePortal()
  const { pathname } = useLocation()
  const isThere = usePortalEntries(['portalHomePage']).length > 0 && hasHome(me, portal)
  return isThere
    ? [{ routeName: 'home', to: isHomePage(pathname) ? pathname : '/', name: t('shell.homePage'), group: null }]
    : []
}

/** Those of these entries that the tenant's navigation contains. Operators have their own lists. */
function usePortalEntries(urls: readonly PortalMenuUrl[]): readonly MenuLink[] {
  const portal = usePortal()
  const english = useLocale() === 'en_US'
  const me = useMe()
  if (isPortalOff(me, portal) || me?.userInfo.userType === 'operator') return []
  return portal.menuOptionsList
    .filter(({ url }) => urls.some((each) => each === url))
    .map(({ url, routeName, permName, enName }) => ({
      routeName,
      to: `/${url}`,
      name: english ? enName : permName,
      group: null,
    }))
}

/** Halls of projects, for visitors, buyers and suppliers. */
export const useHallLinks = () => usePortalEntries(['comparisonHall', 'biddingHall', 'fixedComparisonHall'])

/** Announcements and help. */
export const useArticleLinks = () => usePortalEntries(['notice', 'noLoghelpCenter'])

/** Followed projects, for people with an account who can read the halls. */
export function useFollowsLink(): { readonly to: string; readonly name: string } | undefined {
  const { t } = useTranslation()
  const me = useMe()
  const isOff = isPortalOff(me, usePortal())
  if (!me || isOff || me.userInfo.userType === 'operator') return undefined
  return { to: `${allProjectsPath}?followed=true`, name: t('shell.follows') }
}

export interface GroupOfLinks {
  /** Undefined if the menu has no groups. */
  readonly name?: string
  readonly links: readonly MenuLink[]
}

/** Menu of the person by group, with the halls; omits empty groups. */
export function useGroupedMenu(): readonly GroupOfLinks[] {
  const { t } = useTranslation()
  const english = useLocale() === 'en_US'
  const halls = useHallLinks()
  const own = [...Map.groupBy(useMenu(), ({ group }) => group)].map(([group, links]) =>
    group === null ? { links } : { name: menuGroups[group][english ? 1 : 0], links },
  )
  const articles = useArticleLinks()
  const named = [
    { name: t('shell.halls.label'), links: halls },
    { name: t('shell.articles'), links: articles },
  ]
  return [...own, ...named.filter(({ links }) => links.length > 0)]
}
