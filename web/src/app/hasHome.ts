import type { UserDetail } from '#contract/identity/identity.ts'

/** Where somebody is who has come for nothing else. */
const homes = ['/', '/portalHomePage', '/portalHomePageHuarun']

export const isHome = (path: string): boolean => homes.includes(path)

/** Whether the home of the tenant is there for somebody: for buyers, and for visitors where the login is not their home. */
export const hasHome = (me: UserDetail | null, isLoginHome: '0' | '1'): boolean =>
  me === null ? isLoginHome !== '1' : me.userInfo.userType === 'purchaser'
