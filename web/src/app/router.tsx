import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Outlet, type RouteObject, useLocation, useRoutes } from 'react-router'
import type { Permission } from '#contract/permissions.ts'
import { menuOf, useMay, useMe } from '#web/kit/client/me.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { usePortal } from '#web/kit/client/portal.ts'
import { savePath } from '#web/kit/client/savedPath.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { fixedPages, fixedPaths, isPageOfMenu, menuPages, needs, openPages, publicPages } from './pages.ts'
import { hasHome } from './hasHome.ts'
import { AuthLayout } from './layout/AuthLayout.tsx'
import { homePage } from '#web/modules/home/pages.ts'
import { lazyWith } from '#web/messages/lazy.ts'

/** Where somebody is who has come for nothing else. */
const homes = ['/', '/portalHomePage', '/portalHomePageHuarun']

/** The page at the address, in its frame. */
export const Pages = () => useRoutes(routes)

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
  if (!me) return isPageOfMenu(pathname) ? <ToLogin /> : <NotFound />
  const entry = menuOf(me).find(({ url }) => `/${url}` === pathname)
  return (entry && menuPages[entry.routeName]) ?? <NotFound />
}

const NotFound = lazyWith([], async () => (await import('./NotFound.tsx')).NotFound)

const AppLayout = lazyWith(['catalogue'], async () => (await import('./layout/AppLayout.tsx')).AppLayout)

/** The home of the tenant, for buyers and visitors; others have their office, and where the login is the home, visitors are sent there. */
function Home({ children }: { readonly children: ReactNode }) {
  const me = useMe()
  const { isLoginHome } = usePortal().portalSettingsInfo
  if (hasHome(me, isLoginHome)) return children
  if (!me) return <ToLogin />
  const first = menuOf(me).find(({ routeName }) => menuPages[routeName])
  return <Navigate replace to={first ? `/${first.url}` : '/userInformation'} />
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

const inside: readonly RouteObject[] = [
  { path: '/', element: <Home>{homePage()}</Home> },
  ...fixedPaths.map((path) => ({
    path,
    element: <Inside needs={needs[path]}>{fixedPages[path]}</Inside>,
  })),
  ...Object.entries(publicPages).map(([path, element]) => ({
    path,
    element: homes.includes(path) ? <Home>{element}</Home> : element,
  })),
  { path: '/404', element: <NotFound /> },
  { path: '*', element: <MenuPage /> },
]

/** The frames and the pages in them. What fails within a frame leaves the frame as it is. */
const routes: RouteObject[] = [
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
        children: [...inside],
      },
    ],
  },
]
