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
 * The home of the tenant, for buyers and visitors; others have their office, and where the login is the home or the
 * portal is off, visitors are sent there.
 */
export function Home({ children }: { readonly children: ReactNode }) {
  const me = useMe()
  const portal = usePortal()
  if (hasHome(me, portal)) return children
  if (!me) return <ToLogin />
  const [first] = menuOf(me)
  return <Navigate replace to={first ? `/${first.url}` : '/userInformation'} />
}

/** A page of the portal that everybody may read, while there is one. */
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

/**
 * In the place of a page of the menu that somebody does not have: where operators keep its function from them, they
 * read that.
 */
export function Unavailable() {
  const isRestricted = (useMe()?.disabledPermIds.length ?? 0) > 0
  return isRestricted ? <RestrictedPage missing={<NotFound />} /> : <NotFound />
}

/** A page for whom the menu has an entry that leads to it. */
export function InMenu({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  const me = useMe()
  const isOff = isPortalOff(me, usePortal())
  if (!me) return isOff ? <NotFound /> : <ToLogin />
  return menuOf(me).some(({ url }) => `/${url}` === pathname) ? children : <Unavailable />
}

/** The path and what it asks are kept over the login. */
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
