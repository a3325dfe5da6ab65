import { Entrance } from '../kit/entrance.ts'
import { route } from '../kit/route.ts'
import { List, Optional, shape, type Static, Text, Type } from '../kit/schema.ts'

/** Number of people whose names are shown beside a page that one may not open. */
export const grantersShown = 5

/** Pages are named by the address of their menu entry, others by the permission that they need. */
const Page = shape({ url: Optional(Text(100)), permission: Optional(Text(100)) })

export const PageEntrances = shape({ entrances: List(Entrance) })
export const PageAccess = shape({
  /** Whether the tenant has the page at all; the rest is empty without it. */
  exists: Type.Boolean(),
  name: Type.String({ description: 'page or permission, in the language of the caller' }),
  granters: Type.Integer({ description: 'number of people who assign roles' }),
  names: { ...List(Type.String(), grantersShown), description: 'some of them, if the caller may see people' },
})
export type PageAccess = Static<typeof PageAccess>

export const getPageEntrances = route({
  method: 'GET',
  path: '/sysrest/api/menu/pageEntrances',
  access: 'public',
  summary: 'Get the entrances whose menus contain a page, for the login of a visitor who opens it',
  input: shape({ url: Text(100) }),
  reply: PageEntrances,
})

export const getPageAccess = route({
  method: 'GET',
  path: '/sysrest/api/menu/pageAccess',
  access: 'session',
  withInitialPassword: true,
  summary: 'Get whether the tenant has a page that the caller may not open, and who could grant it',
  input: Page,
  reply: PageAccess,
})
