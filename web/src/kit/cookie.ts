/** Tells the server what this browser remembers, so that a page can be drawn before its program has arrived. Calls never believe it. */
export function tellServer(name: string, value: string | null): void {
  const safe = location.protocol === 'https:' ? '; Secure' : ''
  const life = value === null ? '; Max-Age=0' : ''
  document.cookie = `${name}=${encodeURIComponent(value ?? '')}; Path=/; SameSite=Lax${safe}${life}`
}
