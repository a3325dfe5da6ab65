import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router'
import { getPageEntrances } from '#contract/identity/pageAccess.ts'
import type { Permission } from '#contract/permissions.ts'
import { useRead } from '#web/kit/client/api.ts'
import { entranceFor, lastEntrance, loginPathOf } from '#web/kit/session/lastEntrance.ts'
import { landingOf, menuOf, pathOf, useMay, useMe } from '#web/kit/client/me.ts'
import { usePortal } from '#web/kit/client/portal.ts'
import { savePath } from '#web/kit/client/savedPath.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { lazyWith } from '#web/messages/lazy.ts'
import { plannedPath } from '#web/kit/ui/plannedPath.ts'
import { hasHome, isHome, isPortalOff } from './hasHome.ts'

export const NotFound = lazyWith([], async () => (await import('./NotFound.tsx')).NotFound)

/**
 * Home page, for buyers and visitors. Others are redirected to their back office; visitors to the login, if it is the
 * home page or the portal is disabled.
 */
export function Home({ children }: { readonly children: ReactNode }) {
  const me = useMe()
  const portal = usePortal()
  if (hasHome(me, portal)) return children
  if (!me) return <ToLogin />
  const landing = landingOf(me)
  return <Navigate replace to={landing ? pathOf(landing) : '/userInformation'} />
}

/** Public page of the portal; missing while the portal is disabled. */
export function OfPortal({ children }: { readonly children: ReactNode }) {
  return isPortalOff(useMe(), usePortal()) ? <NotFound /> : children
}

interface InsideProps {
  readonly needs: Permission | undefined
  readonly children: ReactNode
}

export function Inside({ needs: permission, children }: InsideProps) {
  const may = useMay()
  if (!useMe()) return <ToLogin />
  return permission === undefined || may(permission) ? (
    children
  ) : (
    <NoAccessPage to={{ permission }} missing={<NotFound />} />
  )
}

const NoAccessPage = lazyWith([], async () => (await import('#web/kit/ui/NoAccessPage.tsx')).NoAccessPage)
const RestrictedPage = lazyWith(
  ['restrictions.public'],
  async () => (await import('#web/modules/restrictions/applying/RestrictedPage.tsx')).RestrictedPage,
)

/**
 * Replaces a menu page that the person does not have: explains a restriction by operators, or who could grant the page.
 */
export function Unavailable() {
  const { pathname } = useLocation()
  const isRestricted = (useMe()?.disabledPermIds.length ?? 0) > 0
  const missing = <NoAccessPage to={{ url: pathname.slice(1) }} missing={<NotFound />} />
  return isRestricted ? <RestrictedPage missing={missing} /> : missing
}

/** Page that requires a menu entry leading to it. */
export function InMenu({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  const me = useMe()
  const isOff = isPortalOff(me, usePortal())
  if (!me) return isOff ? <NotFound /> : <ToLogin />
  return menuOf(me).some(({ url }) => `/${url}` === pathname) ? children : <Unavailable />
}

/**
 * Redirects to the login of the page's entrance; keeps path and search params. Links in mails name the entrance of
 * their receiver.
 */
export function ToLogin() {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const isWanted = !isHome(pathname)
  // A home page leads to the buyers' login; the root has no name to look up.
  const { entrances: offered } = useRead(getPageEntrances, { url: isWanted ? pathname.slice(1) : 'portalHomePage' })
  const params = new URLSearchParams(search)
  const named = params.get('entrance')
  params.delete('entrance')
  const target = params.size === 0 ? pathname : `${pathname}?${params.toString()}`
  useEffect(() => {
    if (!isWanted) return
    savePath(target)
    toast.info(t(pathname === plannedPath ? 'common.session.planned' : 'common.session.notYet'))
  }, [isWanted, pathname, target, t])
  return (
    <Navigate
      replace
      to={loginPathOf(isWanted ? entranceFor({ named, offered, last: lastEntrance() }) : 'purchaser')}
    />
  )
}
