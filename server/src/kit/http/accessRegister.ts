import type { Access, Route } from '#contract/kit/route.ts'

type Noted = Pick<Route, 'path' | 'access' | 'summary'>

/** Registry of routes by path: pages look up what a call needs before they offer it, logs what it does. */
export function accessRegister() {
  const accessByPath = new Map<string, Access>()
  const summaries = new Map<string, string>()
  return {
    noteAccess: ({ path, access, summary }: Noted): void => {
      accessByPath.set(path, access)
      summaries.set(path, summary)
    },
    /** What a route does, in English, by its path. */
    summaries: summaries as ReadonlyMap<string, string>,
    /**
     * Access of the route at an address, with its base path (`/orderrest/api/order/list`) or without
     * (`api/order/list`); a query string is ignored.
     */
    accessOf: (address: string): Access | undefined => {
      const [path = ''] = address.split(/[?#]/)
      const named = `/${path.replace(/^https?:\/\/[^/]*/, '').replace(/^\/+/, '')}`
      return accessByPath.get(named) ?? [...accessByPath].find(([each]) => each.endsWith(named))?.[1]
    },
  }
}
