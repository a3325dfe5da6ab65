interface Arrival {
  /** The page that asked for the login. */
  readonly savedPath: string | undefined
  /** The page of the portal on which a login ended before. */
  readonly portalPath: string | undefined
  readonly isHuarun: '0' | '1'
  readonly isEnable: '0' | '1'
  /** The first permission's address, where the tenant's switch says so. */
  readonly firstPermission: string | undefined
}

/**
 * Where a login leads: to what was wanted before it, to where one ended in an open portal, else to the tenant's home.
 */
export function landing({ savedPath, portalPath, isHuarun, isEnable, firstPermission }: Arrival): string {
  if (savedPath !== undefined) return savedPath
  if (isEnable === '1' && portalPath !== undefined) return portalPath
  if (isHuarun === '1') return '/portalHomePageHuarun'
  if (isEnable !== '1') return '/portalHomePage'
  return firstPermission ?? '/'
}
