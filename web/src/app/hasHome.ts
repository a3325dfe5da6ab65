import type { UserDetail } from '#contract/identity/identity.ts'
import type { PortalEnablement } from '#contract/tenancy/tenancy.ts'

/** For visitors and buyers there is no portal while it is off; suppliers and operators have their own side (decision 55). */
export const isPortalOff = (me: UserDetail | null, { isEnable }: PortalEnablement): boolean =>
  isEnable !== '1' && (me === null || me.userInfo.userType === 'purchaser')

/** Whether the home of the tenant is there for somebody: for buyers, and for visitors while the portal is on and the login is not their home. */
export const hasHome = (me: UserDetail | null, { isEnable, portalSettingsInfo }: PortalEnablement): boolean =>
  me === null ? isEnable === '1' && portalSettingsInfo.isLoginHome !== '1' : me.userInfo.userType === 'purchaser'
