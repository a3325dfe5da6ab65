import { sameSitePath } from '#contract/kit/sameSite.ts'

/** Session storage key: the page that required a login. */
const SAVED_PATH = 'saved_path'
/** Session storage key: the portal page at which a session ended. */
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

/** Stores the page to return to after login; only paths of this site (open redirect guard). */
export const savePath = (path: string): void => keepPath(SAVED_PATH, path)
export const takeSavedPath = (): string | undefined => takePath(SAVED_PATH)

/** Stores the page at which the session ended. */
export const savePortalPath = (path: string): void => keepPath(PORTAL_PATH, path)
export const takePortalPath = (): string | undefined => takePath(PORTAL_PATH)
