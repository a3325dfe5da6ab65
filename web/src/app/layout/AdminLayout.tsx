import { Fragment, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink, Outlet, useLocation } from 'react-router'
import type { UserDetail } from '#contract/identity/identity.ts'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { PageMarker } from '#web/kit/client/hydration.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { LanguageSwitch, ThemeModeSwitch } from './Account.tsx'
import { LayoutRoot } from './LayoutRoot.tsx'
import { MenuIcon } from './icons.tsx'
import { SupportMenu } from './entries/SupportMenu.tsx'
import { Logo } from './Logo.tsx'
import { MessageBell } from './MessageBell.tsx'
import { MenuCount } from './MenuCount.tsx'
import css from './AdminLayout.module.css'
import { MobileMenu } from './MobileMenu.tsx'
import { PaletteButton } from './QuickNavigation.tsx'
import { TabBar } from './TabBar.tsx'
import { Tooltip } from '#web/kit/overlay/Tooltip.tsx'
import { useGroupedMenu } from './useMenu.ts'

/** Layout of suppliers and operators: header, side menu, page. */
export function AdminLayout({ me }: { readonly me: UserDetail }) {
  const { t } = useTranslation()
  const { userInfo } = me
  const { userType } = userInfo
  const centre =
    userType === 'supplier'
      ? t('shell.supplierCentre')
      : userType === 'operator'
        ? t('shell.operations')
        : t(`common.entrance.${userType}`)
  return (
    <LayoutRoot className={css['office']}>
      <header className={css['head']}>
        <Logo tagline={centre} compact />
        <span className={css['gap']} />
        <div className={css['switches']}>
          <PaletteButton />
          {userType !== 'operator' && <SupportMenu />}
          <MessageBell />
          <ThemeModeSwitch />
          <LanguageSwitch />
          <AccountMenu />
        </div>
        <div className={css['bell']}>
          <MessageBell compact />
        </div>
        <MobileMenu />
      </header>
      <nav className={css['side']} ref={useCurrentInView()} aria-label={t('shell.main')}>
        {useGroupedMenu().map(({ name: group, links }) => (
          <Fragment key={group ?? ''}>
            {group !== undefined && (
              <p aria-hidden>
                <span>{group}</span>
              </p>
            )}
            <ul aria-label={group}>
              {links.map(({ to, name, routeName }) => (
                <li key={to}>
                  <Tooltip text={name} isNeeded={isCut}>
                    <NavLink to={to}>
                      <MenuIcon routeName={routeName} />
                      <span>{name}</span>
                      <MenuCount routeName={routeName} />
                    </NavLink>
                  </Tooltip>
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
      </nav>
      <main id="main" className={css['page']} tabIndex={-1}>
        <Suspense fallback={<Skeleton />}>
          <Outlet />
          <PageMarker />
        </Suspense>
      </main>
      <TabBar MenuIcon={MenuIcon} />
    </LayoutRoot>
  )
}

/** Whether the name of an entry is truncated, or hidden as in the collapsed menu. */
function isCut(entry: HTMLElement): boolean {
  const name = entry.querySelector('a > span')
  return name !== null && name.scrollWidth > name.clientWidth
}

/** Scrolls the side menu so that its current entry is visible. */
function useCurrentInView() {
  const { pathname } = useLocation()
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const side = ref.current
    // A menu without a page has no current entry; the path is read, so that the menu follows it.
    const current = pathname === '/' ? null : side?.querySelector('[aria-current="page"]')
    if (!side || !current) return
    const [frame, entry] = [side.getBoundingClientRect(), current.getBoundingClientRect()]
    const most = Math.min(frame.bottom, innerHeight) - 16
    if (entry.bottom > most) side.scrollTop += entry.bottom - most
    else if (entry.top < frame.top) side.scrollTop -= frame.top - entry.top + 16
  }, [pathname])
  return ref
}
