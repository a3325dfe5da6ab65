import { type RouteObject, useLocation, useRoutes } from 'react-router'
import { menuOf, useMe } from '#web/kit/client/me.ts'
import { Inside, NotFound, ToLogin } from './guards.tsx'
import type { OpenPath } from './openPaths.ts'
import { fixedPages, fixedPaths, isPageOfMenu, menuPages, needs, openPages } from './pages.ts'

/** One route for each entry of the server's menu: the path is the entry's url, the page is found by its route name. */
function MenuPage() {
  const { pathname } = useLocation()
  const me = useMe()
  if (!me) return isPageOfMenu(pathname) ? <ToLogin /> : <NotFound />
  const entry = menuOf(me).find(({ url }) => `/${url}` === pathname)
  return (entry && menuPages[entry.routeName]) ?? <NotFound />
}

const framed: RouteObject[] = [
  ...fixedPaths.map((path) => ({ path, element: <Inside needs={needs[path]}>{fixedPages[path]}</Inside> })),
  { path: '*', element: <MenuPage /> },
]

/** The pages within the frame that are rendered by browsers alone. */
export const OtherPages = () => useRoutes(framed)

/** A page before a login that is rendered by browsers alone. */
export const OtherOpenPage = ({ path }: { readonly path: OpenPath }) => openPages[path]
