export const planPath = (id: string): string => `/planDetail?id=${id}`
export const cyclePath = (id: string): string => `/planCycleDetail?id=${id}`

/** Id in the address; one that no record has if it is not an id. */
export const idIn = (search: URLSearchParams): string => {
  const requested = search.get('id') ?? ''
  return /^[1-9]\d{0,18}$/.test(requested) ? requested : '1'
}
