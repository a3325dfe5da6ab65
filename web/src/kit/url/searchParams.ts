/** Search params of a route's input. Lists repeat their key, objects are JSON. */
export type UrlQuery = Readonly<Record<string, unknown>>

/** Serialises search params; omits empty values. */
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

/** Applies a change of the query and resets the page, unless the change sets it. */
export function changed(query: UrlQuery, patch: UrlQuery): UrlQuery {
  const next = { ...query, ...patch }
  if (!('page' in patch) || patch['page'] === 1) delete next['page']
  return next
}

/** Record id of an address; one that no record has if it is not an id. */
export const idIn = (search: URLSearchParams, name = 'id'): string => {
  const requested = search.get(name) ?? ''
  return /^[1-9]\d{0,18}$/.test(requested) ? requested : '1'
}
