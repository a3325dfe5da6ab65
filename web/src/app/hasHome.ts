import type { UserDetail } from '#contract/identity/identity.ts'
import type { PortalEnablement } from '#contract/tenancy/tenancy.ts'

/** Where somebody is who has come for nothing else. */
const homes = ['/', '/portalHomePage', '/portalHomePageHuarun']

export const isHome = (path: string): boolean => homes.includes(path)

/**
 * For visitors and buyers there is no portal while it is off; suppliers and operators have their own side (decision
 * 55).
 */
export const isPortalOff = (me: UserDetail | null, { isEnable }: PortalEnablement): boolean =>
  isEnable !== '1' && (me === null || me.userInfo.userType === 'purchaser')

/**
 * Whether the home of the tenant is there for somebody: for buyers, and for visitors while the portal is on and the
 * login is not their home.
 */
export const hasHome = (me: UserDetail | null, portal: PortalEnablement): boolean =>
  me === null
    ? !isPortalOff(me, portal) && portal.portalSettingsInfo.isLoginHome !== '1'
    : me.userInfo.userType === 'purchaser'
