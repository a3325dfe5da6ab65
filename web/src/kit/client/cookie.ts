/** As long as a browser keeps a cookie at most; the storages, which it repeats, are kept until they are cleared. */
const LIFE_S = 400 * 24 * 3600

/** Cookies for server-side rendering: what this browser remembers. Calls never trust them. */
export function setCookie(name: string, value: string | null): void {
  const safe = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${value === null ? 0 : LIFE_S}; SameSite=Lax${safe}`
}
