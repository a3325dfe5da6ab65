/** As long as a browser keeps a cookie at most; the storages, which it repeats, are kept until they are cleared. */
const LIFE_S = 400 * 24 * 3600

/** Tells the server what this browser remembers, so that a page can be drawn before its program has arrived. Calls never believe it. */
export function tellServer(name: string, value: string | null): void {
  const safe = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${value === null ? 0 : LIFE_S}; SameSite=Lax${safe}`
}
