import type { Access } from '#contract/kit/route.ts'

/** Registry of each route's access by path: pages look up what a call needs before they offer it. */
export function accessRegister() {
  const accessByPath = new Map<string, Access>()
  return {
    noteAccess: (path: string, access: Access): void => void accessByPath.set(path, access),
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
