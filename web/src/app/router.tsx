import type { ReactElement } from 'react'
import { Navigate, Outlet, type RouteObject, useLocation, useRoutes } from 'react-router'
import { useMe } from '#web/kit/client/me.ts'
import type { SsrPage } from '#web/kit/ssr/ssrPage.ts'
import { lazyPage, lazyWith } from '#web/messages/lazy.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Home, InMenu, Inside, NotFound } from './guards.tsx'
import { isHome } from './hasHome.ts'
import { AuthLayout } from './layout/AuthLayout.tsx'
import { openPaths } from './openPaths.ts'
import { framedSsrPages, openSsrPages } from './ssr/routes.ts'

/** The page at the address, in its frame. */
export const Pages = () => useRoutes(routes)

/** Anyone who has a password that somebody else gave them chooses one of their own, and then goes on. */
function OwnPasswordFirst() {
  const { pathname } = useLocation()
  const isDue = useMe()?.changePwd === true
  return isDue && pathname !== '/passwordEdit' ? <Navigate replace to="/passwordEdit" /> : <Outlet />
}

const AppLayout = lazyWith(['catalogue'], async () => (await import('./layout/AppLayout.tsx')).AppLayout)

/** What is rendered by browsers alone: first views load nothing of it. */
export const loadOtherPages = () => import('./OtherPages.tsx')
const OtherPages = lazyWith([], async () => (await loadOtherPages()).OtherPages)
const OtherOpenPage = lazyWith([], async () => (await loadOtherPages()).OtherOpenPage)

const elementOf = ({ modules, load }: SsrPage): ReactElement => lazyPage(modules, load)

function guarded(path: string, page: SsrPage): ReactElement {
  const element = elementOf(page)
  if (isHome(path)) return <Home>{element}</Home>
  if (page.isInMenu) return <InMenu>{element}</InMenu>
  return page.needs === undefined ? element : <Inside needs={page.needs}>{element}</Inside>
}

const inside: readonly RouteObject[] = [
  ...Object.entries(framedSsrPages).map(([path, page]) => ({ path, element: guarded(path, page) })),
  { path: '/404', element: <NotFound /> },
  { path: '*', element: <OtherPages /> },
]

/** The frames and the pages in them. What fails within a frame leaves the frame as it is. */
const routes: RouteObject[] = [
  {
    element: (
      <ErrorBoundary>
        <AuthLayout />
      </ErrorBoundary>
    ),
    children: [
      ...Object.entries(openSsrPages).map(([path, page]) => ({ path, element: elementOf(page) })),
      ...openPaths.map((path) => ({ path, element: <OtherOpenPage path={path} /> })),
    ],
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
