import type { Access } from '#contract/kit/route.ts'

/** The access of every route, by its path: pages ask what a call needs before they offer it. */
export function accessRegister() {
  const accessByPath = new Map<string, Access>()
  return {
    noteAccess: (path: string, access: Access): void => void accessByPath.set(path, access),
    /**
     * An address is said with its base (`/orderrest/api/order/list`) or without (`api/order/list`), and may have a
     * query.
     */
    accessOf: (address: string): Access | undefined => {
      const [path = ''] = address.split(/[?#]/)
      const named = `/${path.replace(/^https?:\/\/[^/]*/, '').replace(/^\/+/, '')}`
      return accessByPath.get(named) ?? [...accessByPath].find(([each]) => each.endsWith(named))?.[1]
    },
  }
}
