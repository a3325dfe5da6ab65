import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink, Outlet } from 'react-router'
import type { UserDetail } from '#contract/identity/identity.ts'
import { Skeleton } from '#web/kit/Skeleton.tsx'
import { PageMarker } from '#web/kit/hydration.ts'
import { DeptButton } from './DeptButton.tsx'
import { BrightnessSwitch, LanguageSwitch, LogOut } from './Account.tsx'
import { Frame } from './Frame.tsx'
import { MenuIcon } from './icons.tsx'
import { Logo } from './Logo.tsx'
import { MenuCount } from './MenuCount.tsx'
import css from './OfficeShell.module.css'
import { PocketMenu } from './PocketMenu.tsx'
import { TabBar } from './TabBar.tsx'
import { useMenu } from './useMenu.ts'

/** Header, side menu and page of suppliers and operators. */
export function OfficeShell({ me }: { readonly me: UserDetail }) {
  const { t } = useTranslation()
  const { userInfo, deptInfo } = me
  const { userType } = userInfo
  const centre =
    userType === 'supplier'
      ? t('shell.supplierCentre')
      : userType === 'operator'
        ? t('shell.operations')
        : t(`common.entrance.${userType}`)
  return (
    <Frame className={css['office']}>
      <header className={css['head']}>
        <Logo tagline={centre} compact />
        <span className={css['gap']} />
        <DeptButton className={css['unit']} name={userInfo.supplierName ?? deptInfo.deptName} />
        <Link to="/userInformation">{userInfo.userName}</Link>
        <div className={css['switches']}>
          <BrightnessSwitch />
          <LanguageSwitch />
          <LogOut />
        </div>
        <PocketMenu />
      </header>
      <nav className={css['side']} aria-label={t('shell.main')}>
        {useMenu().map(({ to, name, routeName }) => (
          <NavLink key={to} to={to} title={name}>
            <MenuIcon routeName={routeName} />
            <span>{name}</span>
            <MenuCount routeName={routeName} />
          </NavLink>
        ))}
      </nav>
      <main id="main" className={css['page']} tabIndex={-1}>
        <Suspense fallback={<Skeleton />}>
          <Outlet />
          <PageMarker />
        </Suspense>
      </main>
      <TabBar />
    </Frame>
  )
}
