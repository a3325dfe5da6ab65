/**
 * Characters that browsers remove from an address or read as a slash (control characters, spaces, backslashes). No
 * legitimate path contains them.
 */
const misleading = /[^!-[\]-~\u{80}-\u{10ffff}]/u

/**
 * Open-redirect guard for return addresses after a login. Returns the path if it belongs to this site; undefined for
 * other hosts (`//elsewhere`, `/\elsewhere`, `https:…`), scripts, and paths of more than 2,000 characters.
 */
export function sameSitePath(path: string | null | undefined): string | undefined {
  if (!path || path.length > 2000 || !path.startsWith('/') || path.startsWith('//') || misleading.test(path))
    return undefined
  const here = 'https://here.invalid'
  if (!URL.canParse(path, here)) return undefined
  const url = new URL(path, here)
  // `/.//elsewhere` is normalised to `//elsewhere`, which leads to another host.
  return url.origin === here && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : undefined
}

/**
 * Whether an address is a page: a path of this site, or an absolute http(s) URL without user name and password, which
 * could disguise the host.
 */
export function isPageAddress(address: string): boolean {
  if (sameSitePath(address) !== undefined) return true
  if (misleading.test(address) || !URL.canParse(address)) return false
  const { protocol, username, password } = new URL(address)
  return /^https?:$/.test(protocol) && /^https?:\/\/[^/]/i.test(address) && username === '' && password === ''
}

/**
 * Joins path and query that other systems pass separately. `routerQuery` is a JSON object or a query string; undefined
 * if the result leaves this site.
 */
export function pathWithQuery(routerPath: string | null, routerQuery: string | null): string | undefined {
  const path = sameSitePath(routerPath)
  if (path === undefined || !routerQuery) return path
  const query = queryIn(routerQuery.replace(/^\?/, ''))
  return query === '' ? path : sameSitePath(`${path}${path.includes('?') ? '&' : '?'}${query}`)
}

function queryIn(text: string): string {
  if (!text.startsWith('{')) return new URLSearchParams(text).toString()
  try {
    const pairs = Object.entries(JSON.parse(text) as object).filter(([, value]) =>
      ['string', 'number', 'boolean'].includes(typeof value),
    )
    return new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString()
  } catch {
    return ''
  }
}
