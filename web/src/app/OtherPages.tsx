import { type RouteObject, useLocation, useRoutes } from 'react-router'
import { menuOf, useMe } from '#web/kit/client/me.ts'
import { usePortal } from '#web/kit/client/portal.ts'
import { buyersMenu } from './buyersMenu.ts'
import { isPortalOff } from './hasHome.ts'
import { Inside, NotFound, ToLogin, Unavailable } from './guards.tsx'
import type { OpenPath } from './openPaths.ts'
import { fixedPages, fixedPaths, isPageOfMenu, menuPages, needs, openPages } from './pages.ts'

/** Route of the server's menu entries: the path is the entry's url, the route name determines the page. */
function MenuPage() {
  const { pathname } = useLocation()
  const me = useMe()
  const isOff = isPortalOff(me, usePortal())
  if (!me) {
    const isThere = isPageOfMenu(pathname) && !(isOff && buyersMenu.includes(pathname.slice(1)))
    return isThere ? <ToLogin /> : <NotFound />
  }
  const entry = menuOf(me).find(({ url }) => `/${url}` === pathname)
  return (entry && menuPages[entry.routeName]) ?? <Unavailable />
}

const framed: RouteObject[] = [
  ...fixedPaths.map((path) => ({ path, element: <Inside needs={needs[path]}>{fixedPages[path]}</Inside> })),
  { path: '*', element: <MenuPage /> },
]

/** Pages within the frame that only browsers render. */
export const OtherPages = () => useRoutes(framed)

/** Page before a login that only browsers render. */
export const OtherOpenPage = ({ path }: { readonly path: OpenPath }) => openPages[path]
