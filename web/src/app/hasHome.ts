import { homePages } from '#contract/home/homePages.ts'
import type { UserDetail } from '#contract/identity/identity.ts'
import type { PortalEnablement } from '#contract/tenancy/tenancy.ts'

/** Paths of the person's own home page; visitors are redirected from them where the login is the home page. */
const homes = ['/', '/portalHomePage', '/portalHomePageHuarun']

export const isHome = (path: string): boolean => homes.includes(path)

/** Whether a home page is at this path: the tenant's, or one by its name. */
export const isHomePage = (path: string): boolean => isHome(path) || homePages.some((page) => path === `/${page}`)

/**
 * Whether the portal is disabled for the person: it is for visitors and buyers; suppliers and operators have their own
 * pages (decision 55).
 */
export const isPortalOff = (me: UserDetail | null, { isEnable }: PortalEnablement): boolean =>
  isEnable !== '1' && (me === null || me.userInfo.userType === 'purchaser')

/**
 * Whether the person has a home page: buyers, and visitors while the portal is enabled and the login is not the home
 * page.
 */
export const hasHome = (me: UserDetail | null, portal: PortalEnablement): boolean =>
  me === null
    ? !isPortalOff(me, portal) && portal.portalSettingsInfo.isLoginHome !== '1'
    : me.userInfo.userType === 'purchaser'
