import { type ReactNode, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Outlet, type RouteObject, useLocation, useRoutes } from 'react-router'
import type { Permission } from '#contract/permissions.ts'
import type { PortalEnablement } from '#contract/tenancy/tenancy.ts'
import { menuOf, useMay, useMe } from '#web/kit/client/me.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { usePortal } from '#web/kit/client/portal.ts'
import { savePath } from '#web/kit/client/savedPath.ts'
import { buyersMenu } from './buyersMenu.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import {
  fixedPages,
  fixedPaths,
  isInNavigation,
  isOfPortal,
  isPageOfMenu,
  menuPages,
  needs,
  openPages,
  publicPages,
} from './pages.ts'
import { hasHome, isPortalOff } from './hasHome.ts'
import { AuthLayout } from './layout/AuthLayout.tsx'
import { homePage } from '#web/modules/home/pages.ts'
import { lazyWith } from '#web/messages/lazy.ts'

/** Where somebody is who has come for nothing else. */
const homes = ['/', '/portalHomePage', '/portalHomePageHuarun']

/** The page at the address, in its frame. The routes are made once: the portal is asked for before anything is rendered. */
export function Pages() {
  const portal = usePortal()
  return useRoutes(useMemo(() => routesOf(portal), [portal]))
}

/** Anyone who has a password that somebody else gave them chooses one of their own, and then goes on. */
function OwnPasswordFirst() {
  const { pathname } = useLocation()
  const isDue = useMe()?.changePwd === true
  return isDue && pathname !== '/passwordEdit' ? <Navigate replace to="/passwordEdit" /> : <Outlet />
}

/** One route for each entry of the server's menu: the path is the entry's url, the page is found by its route name. */
function MenuPage() {
  const { pathname } = useLocation()
  const me = useMe()
  const portal = usePortal()
  if (!me) {
    const isThere = isPageOfMenu(pathname) && !(isPortalOff(me, portal) && buyersMenu.includes(pathname.slice(1)))
    return isThere ? <ToLogin /> : <NotFound />
  }
  const entry = menuOf(me).find(({ url }) => `/${url}` === pathname)
  return (entry && menuPages[entry.routeName]) ?? <NotFound />
}

const NotFound = lazyWith([], async () => (await import('./NotFound.tsx')).NotFound)

const tenantHome = homePage()

const AppLayout = lazyWith(['catalogue'], async () => (await import('./layout/AppLayout.tsx')).AppLayout)

/** The home of the tenant, for buyers and visitors; others have their office, and where the login is the home or the portal is off, visitors are sent there. */
function Home({ children }: { readonly children: ReactNode }) {
  const me = useMe()
  const portal = usePortal()
  if (hasHome(me, portal)) return children
  if (!me) return <ToLogin />
  const first = menuOf(me).find(({ routeName }) => menuPages[routeName])
  return <Navigate replace to={first ? `/${first.url}` : '/userInformation'} />
}

/** A page of the portal that everybody may read, while there is one. */
function OfPortal({ children }: { readonly children: ReactNode }) {
  return isPortalOff(useMe(), usePortal()) ? <NotFound /> : children
}

interface InsideProps {
  readonly needs: Permission | undefined
  readonly children: ReactNode
}

function Inside({ needs: permission, children }: InsideProps) {
  const may = useMay()
  if (!useMe()) return <ToLogin />
  return permission === undefined || may(permission) ? children : <NotFound />
}

/** The path and what it asks are kept over the login. */
function ToLogin() {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const isWanted = !homes.includes(pathname)
  useEffect(() => {
    if (!isWanted) return
    savePath(pathname + search)
    toast.error(t('common.session.notYet'))
  }, [isWanted, pathname, search, t])
  return <Navigate replace to="/login" />
}

/** A public page by what the portal has of it: what its navigation leaves out is no page. */
function publicRoute(portal: PortalEnablement, path: string, element: ReactNode): readonly RouteObject[] {
  if (homes.includes(path)) return [{ path, element: <Home>{element}</Home> }]
  if (!isOfPortal(path)) return [{ path, element }]
  const isLeftOut = isInNavigation(path) && !portal.menuOptionsList.some(({ url }) => `/${url}` === path)
  return isLeftOut ? [] : [{ path, element: <OfPortal>{element}</OfPortal> }]
}

const insideOf = (portal: PortalEnablement): RouteObject[] => [
  { path: '/', element: <Home>{tenantHome}</Home> },
  ...fixedPaths.map((path) => ({
    path,
    element: <Inside needs={needs[path]}>{fixedPages[path]}</Inside>,
  })),
  ...Object.entries(publicPages).flatMap(([path, element]) => publicRoute(portal, path, element)),
  // As the portal's home: where somebody is who has come for nothing that there is.
  { path: '/404', element: <Navigate replace to="/" /> },
  { path: '*', element: <MenuPage /> },
]

/** The frames and the pages in them. What fails within a frame leaves the frame as it is. */
const routesOf = (portal: PortalEnablement): RouteObject[] => [
  {
    element: (
      <ErrorBoundary>
        <AuthLayout />
      </ErrorBoundary>
    ),
    children: Object.entries(openPages).map(([path, element]) => ({ path, element })),
  },
  {
    element: (
      <ErrorBoundary>
        <AppLayout />
      </ErrorBoundary>
    ),
    children: [
      {
        element: (
          <ErrorBoundary>
            <OwnPasswordFirst />
          </ErrorBoundary>
        ),
        children: insideOf(portal),
      },
    ],
  },
]
