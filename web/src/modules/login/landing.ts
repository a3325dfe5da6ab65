interface Arrival {
  readonly savedPath: string | undefined
  readonly isHuarun: '0' | '1'
  readonly isEnable: '0' | '1'
  /** The first permission's address, where the tenant's switch says so. */
  readonly firstPermission: string | undefined
}

/** Where a login leads: to what was wanted before it, else to the tenant's home. */
export function landing({ savedPath, isHuarun, isEnable, firstPermission }: Arrival): string {
  if (savedPath !== undefined) return savedPath
  if (isHuarun === '1') return '/portalHomePageHuarun'
  if (isEnable !== '1') return '/portalHomePage'
  return firstPermission ?? '/'
}
