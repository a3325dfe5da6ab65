/** What a browser leaves out of an address, or reads as a slash: nothing of a path that somebody means well. */
const misleading = /[^!-[\]-~\u{80}-\u{10ffff}]/u

/**
 * A path of this very site, as it is gone to after a login: neither another host (`//elsewhere`, `/\elsewhere`,
 * `https:…`), nor a script. Undefined for anything else.
 */
export function sameSitePath(path: string | null | undefined): string | undefined {
  if (!path || path.length > 2000 || !path.startsWith('/') || path.startsWith('//') || misleading.test(path))
    return undefined
  const here = 'https://here.invalid'
  if (!URL.canParse(path, here)) return undefined
  const url = new URL(path, here)
  // `/.//elsewhere` is a path, and what is left of it is an address of somebody else.
  return url.origin === here && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : undefined
}

/**
 * An address that people can be sent to: a page of this site, or of another one, which is named by nothing but its
 * host.
 */
export function isPageAddress(address: string): boolean {
  if (sameSitePath(address) !== undefined) return true
  if (misleading.test(address) || !URL.canParse(address)) return false
  const { protocol, username, password } = new URL(address)
  return /^https?:$/.test(protocol) && /^https?:\/\/[^/]/i.test(address) && username === '' && password === ''
}

/**
 * A page and what it is asked, as other systems hand them over: `routerQuery` is a JSON object or the text after a
 * question mark.
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
