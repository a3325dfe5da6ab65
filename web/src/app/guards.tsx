import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router'
import type { Permission } from '#contract/permissions.ts'
import { menuOf, useMay, useMe } from '#web/kit/client/me.ts'
import { usePortal } from '#web/kit/client/portal.ts'
import { savePath } from '#web/kit/client/savedPath.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { lazyWith } from '#web/messages/lazy.ts'
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
  const [first] = menuOf(me)
  return <Navigate replace to={first ? `/${first.url}` : '/userInformation'} />
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
  return permission === undefined || may(permission) ? children : <NotFound />
}

const RestrictedPage = lazyWith(
  ['restrictions.public'],
  async () => (await import('#web/modules/restrictions/applying/RestrictedPage.tsx')).RestrictedPage,
)

/** Replaces a menu page that the person does not have; explains a restriction by operators. */
export function Unavailable() {
  const isRestricted = (useMe()?.disabledPermIds.length ?? 0) > 0
  return isRestricted ? <RestrictedPage missing={<NotFound />} /> : <NotFound />
}

/** Page that requires a menu entry leading to it. */
export function InMenu({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  const me = useMe()
  const isOff = isPortalOff(me, usePortal())
  if (!me) return isOff ? <NotFound /> : <ToLogin />
  return menuOf(me).some(({ url }) => `/${url}` === pathname) ? children : <Unavailable />
}

/** Redirects to the login; keeps path and search params. */
export function ToLogin() {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const isWanted = !isHome(pathname)
  useEffect(() => {
    if (!isWanted) return
    savePath(pathname + search)
    toast.error(t('common.session.notYet'))
  }, [isWanted, pathname, search, t])
  return <Navigate replace to="/login" />
}
