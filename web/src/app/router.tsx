import { type ReactElement, Suspense, useMemo } from 'react'
import { Navigate, Outlet, type RouteObject, useLocation, useRoutes } from 'react-router'
import type { PortalEnablement } from '#contract/tenancy/tenancy.ts'
import { useMe } from '#web/kit/client/me.ts'
import { usePortal } from '#web/kit/client/portal.ts'
import type { SsrPage } from '#web/kit/ssr/ssrPage.ts'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { lazyPage, lazyWith } from '#web/messages/lazy.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Home, InMenu, Inside, OfPortal } from './guards.tsx'
import { isHome } from './hasHome.ts'
import { AuthLayout } from './layout/AuthLayout.tsx'
import { openPaths } from './openPaths.ts'
import { ApproverChoice } from './session/ApproverChoice.tsx'
import { SessionOver } from './session/SessionOver.tsx'
import { framedSsrPages, openSsrPages } from './ssr/routes.ts'

/**
 * Page at the current address, in its layout. Routes are created once, because the portal is loaded before rendering.
 */
export function Pages() {
  const portal = usePortal()
  const page = useRoutes(useMemo(() => routesOf(portal), [portal]))
  return (
    <>
      <Suspense fallback={<Skeleton />}>{page}</Suspense>
      <SessionOver />
      <ApproverChoice />
    </>
  )
}

/** Requires a new password after an initial one, then continues. */
function OwnPasswordFirst() {
  const { pathname } = useLocation()
  const isDue = useMe()?.changePwd === true
  return isDue && pathname !== '/passwordEdit' ? <Navigate replace to="/passwordEdit" /> : <Outlet />
}

const AppLayout = lazyWith(['catalogue'], async () => (await import('./layout/AppLayout.tsx')).AppLayout)

/** Pages that only browsers render: first views do not load them. */
export const loadOtherPages = () => import('./OtherPages.tsx')
const OtherPages = lazyWith([], async () => (await loadOtherPages()).OtherPages)
const OtherOpenPage = lazyWith([], async () => (await loadOtherPages()).OtherOpenPage)

const elementOf = ({ modules, load }: SsrPage): ReactElement => lazyPage(modules, load)

function guarded(path: string, page: SsrPage): ReactElement {
  const element = elementOf(page)
  if (isHome(path)) return <Home>{element}</Home>
  if (page.isInMenu) return <InMenu>{element}</InMenu>
  if (page.isBesidePortal) return element
  return page.needs === undefined ? <OfPortal>{element}</OfPortal> : <Inside needs={page.needs}>{element}</Inside>
}

/** Created once: a new element would load the page again. */
const ssrElements = Object.entries(framedSsrPages).map(([path, page]) => ({
  path,
  page,
  element: guarded(path, page),
}))
const openRoutes: RouteObject[] = [
  ...Object.entries(openSsrPages).map(([path, page]) => ({ path, element: elementOf(page) })),
  ...openPaths.map((path) => ({ path, element: <OtherOpenPage path={path} /> })),
]

/** Leaves out pages that are not in the portal's navigation. */
const insideOf = (portal: PortalEnablement): RouteObject[] => [
  ...ssrElements
    .filter(({ page: { needsSwitch } }) => needsSwitch === undefined || portal[needsSwitch] === '1')
    .filter(({ path, page }) => !page.isInNavigation || portal.menuOptionsList.some(({ url }) => `/${url}` === path)),
  // Like the portal's home page: the target for people without another one.
  { path: '/404', element: <Navigate replace to="/" /> },
  { path: '*', element: <OtherPages /> },
]

/** Layouts and their pages. An error within a layout keeps the layout. */
const routesOf = (portal: PortalEnablement): RouteObject[] => [
  {
    element: (
      <ErrorBoundary>
        <AuthLayout />
      </ErrorBoundary>
    ),
    children: openRoutes,
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
