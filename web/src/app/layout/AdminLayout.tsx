import { Fragment, Suspense, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import type { UserDetail } from '#contract/identity/identity.ts'
import { LoadingPage } from '#web/kit/layout/LoadingPage.tsx'
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
import { TimeZoneNote } from './TimeZoneNote.tsx'
import { Tooltip } from '#web/kit/overlay/Tooltip.tsx'
import { useGroupedMenu } from './useMenu.ts'
import { currentEntryOf } from './menu/currentEntry.ts'
import { EntryLink } from './menu/EntryLink.tsx'

/** Layout of suppliers and operators: header, side menu, page. */
export function AdminLayout({ me }: { readonly me: UserDetail }) {
  const { t } = useTranslation()
  const { userInfo } = me
  const { userType } = userInfo
  const { pathname } = useLocation()
  const menu = useGroupedMenu()
  const current = currentEntryOf(
    menu.flatMap(({ links }) => links),
    pathname,
  )
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
      <nav className={css['side']} ref={useInView(current)} aria-label={t('shell.main')}>
        {menu.map(({ name: group, links }) => (
          <Fragment key={group ?? ''}>
            {group !== undefined && (
              <p aria-hidden>
                <span>{group}</span>
              </p>
            )}
            <ul aria-label={group}>
              {links.map((link) => (
                <li key={link.to}>
                  <Tooltip text={link.name} isNeeded={isCut}>
                    <EntryLink link={link} current={current}>
                      <MenuIcon routeName={link.routeName} />
                      <span>{link.name}</span>
                      <MenuCount routeName={link.routeName} />
                    </EntryLink>
                  </Tooltip>
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
      </nav>
      <main id="main" className={css['page']} tabIndex={-1}>
        <Suspense fallback={<LoadingPage />}>
          <Outlet />
          <PageMarker />
        </Suspense>
        <TimeZoneNote className={css['zone']} />
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

/**
 * Scrolls the side menu, not the page, so that its current entry is visible. Before the paint, so that the menu does
 * not jump; again after a suspended page has hidden the layout, which resets the menu.
 */
function useInView(current: string | undefined) {
  const ref = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const side = ref.current
    const link = current === undefined ? null : side?.querySelector('[aria-current]')
    if (!side || !link) return
    const [frame, entry] = [side.getBoundingClientRect(), link.getBoundingClientRect()]
    const max = Math.min(frame.bottom, innerHeight) - 16
    if (entry.bottom > max) side.scrollTop += entry.bottom - max
    else if (entry.top < frame.top) side.scrollTop -= frame.top - entry.top + 16
  }, [current])
  return ref
}
