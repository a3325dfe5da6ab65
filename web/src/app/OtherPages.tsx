import { Navigate, type RouteObject, useLocation, useRoutes } from 'react-router'
import { getPageEntrances } from '#contract/identity/pageAccess.ts'
import { useRead } from '#web/kit/client/api.ts'
import { menuOf, pathOf, useMe } from '#web/kit/client/me.ts'
import { usePortal } from '#web/kit/client/portal.ts'
import { buyersMenu } from './buyersMenu.ts'
import { isPortalOff } from './hasHome.ts'
import { Inside, NotFound, ToLogin, Unavailable } from './guards.tsx'
import type { OpenPath } from './openPaths.ts'
import { fixedPages, isPageOfMenu, menuPages, needs, openPages } from './pages.ts'

/** Route of the server's menu entries: the path is the entry's url, the route name determines the page. */
function MenuPage() {
  const { pathname } = useLocation()
  const me = useMe()
  const portal = usePortal()
  const isOff = isPortalOff(me, portal)
  const ofPortal = portal.menuOptionsList.find(
    ({ url, isOutsideUrl }) => isOutsideUrl === '0' && `/${url}` === pathname,
  )
  // Server-rendered pages have one address: others lead to it.
  if (ofPortal && !isOff) return <Navigate replace to={pathOf({ ...ofPortal, url: ofPortal.routeName })} />
  if (!me) {
    if (!isPageOfMenu(pathname)) return <AddedPage />
    return isOff && buyersMenu.includes(pathname.slice(1)) ? <NotFound /> : <ToLogin />
  }
  const entry = menuOf(me).find(({ url }) => `/${url}` === pathname)
  if (!entry) return <Unavailable />
  const page = menuPages[entry.routeName]
  if (page) return page
  return entry.routeName === entry.url ? (
    <Unavailable />
  ) : (
    <Navigate replace to={pathOf({ ...entry, url: entry.routeName })} />
  )
}

/** Address of an entry that a tenant has added: only the server knows it before a login. */
function AddedPage() {
  const { pathname } = useLocation()
  return /^\/[A-Za-z][\w-]{0,63}$/.test(pathname) ? <PageIfThere url={pathname.slice(1)} /> : <NotFound />
}

const PageIfThere = ({ url }: { readonly url: string }) =>
  useRead(getPageEntrances, { url }).entrances.length > 0 ? <ToLogin /> : <NotFound />

const framed: RouteObject[] = [
  ...Object.entries(fixedPages).map(([path, page]) => ({
    path,
    element: <Inside needs={needs[path]}>{page}</Inside>,
  })),
  { path: '*', element: <MenuPage /> },
]

/** Pages within the frame that only browsers render. */
export const OtherPages = () => useRoutes(framed)

/** Page before a login that only browsers render. */
export const OtherOpenPage = ({ path }: { readonly path: OpenPath }) => openPages[path]
