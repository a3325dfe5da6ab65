interface Arrival {
  /** Page that required the login. */
  readonly savedPath: string | undefined
  /** Page of the portal on which the last session ended. */
  readonly portalPath: string | undefined
  readonly isHuarun: '0' | '1'
  readonly isEnable: '0' | '1'
  /** URL of the first permission, if the tenant enables it. */
  readonly firstPermission: string | undefined
}

/**
 * Target after login: the requested page, the page on which the last session ended if the portal is enabled, otherwise
 * the home page.
 */
export function landing({ savedPath, portalPath, isHuarun, isEnable, firstPermission }: Arrival): string {
  if (savedPath !== undefined) return savedPath
  if (isEnable === '1' && portalPath !== undefined) return portalPath
  if (isHuarun === '1') return '/portalHomePageHuarun'
  if (isEnable !== '1') return '/portalHomePage'
  return firstPermission ?? '/'
}
