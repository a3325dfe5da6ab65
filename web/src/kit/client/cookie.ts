/** Maximum cookie lifetime of browsers in seconds; the storages that the cookies mirror have no expiry. */
const LIFE_S = 400 * 24 * 3600

/** Mirrors a preference of this browser in a cookie, for server-side rendering. API calls do not trust cookies. */
export function setCookie(name: string, value: string | null): void {
  const safe = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${value === null ? 0 : LIFE_S}; SameSite=Lax${safe}`
}
