import { sameSitePath } from '#contract/kit/sameSite.ts'

/** The page that asked for a login. */
const SAVED_PATH = 'saved_path'
/** The page of the portal on which a login ended. */
const PORTAL_PATH = 'portal_router_path'

function keepPath(key: string, path: string): void {
  const own = sameSitePath(path)
  if (own !== undefined) sessionStorage.setItem(key, own)
}

function takePath(key: string): string | undefined {
  const path = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return sameSitePath(path)
}

/** Where a visitor wanted to go; a path of this site, or it is not kept. */
export const savePath = (path: string): void => keepPath(SAVED_PATH, path)
export const takeSavedPath = (): string | undefined => takePath(SAVED_PATH)

/** Where somebody was when their login ended. */
export const savePortalPath = (path: string): void => keepPath(PORTAL_PATH, path)
export const takePortalPath = (): string | undefined => takePath(PORTAL_PATH)
