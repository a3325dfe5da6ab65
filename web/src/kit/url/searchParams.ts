/** The query string of an address ↔ a route's input. Lists repeat their key, objects travel as JSON. */
export type UrlQuery = Readonly<Record<string, unknown>>

/** Writes an address; empty values are left out. */
export function writeSearchParams(query: UrlQuery): URLSearchParams {
  const search = new URLSearchParams()
  const write = (name: string, value: unknown) =>
    search.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue
    if (Array.isArray(value)) for (const one of value) write(name, one)
    else write(name, value)
  }
  return search
}

/** A change of the query starts again at page one, unless it is the page that changes. */
export function changed(query: UrlQuery, patch: UrlQuery): UrlQuery {
  const next = { ...query, ...patch }
  if (!('page' in patch) || patch['page'] === 1) delete next['page']
  return next
}
