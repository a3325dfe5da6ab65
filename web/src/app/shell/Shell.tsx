import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, ScrollRestoration } from 'react-router'
import { useMe } from '#web/kit/me.ts'
import { Skeleton } from '#web/kit/Skeleton.tsx'
import { BackToTop } from './BackToTop.tsx'
import { Footer } from './Footer.tsx'
import { Masthead } from './Masthead.tsx'
import { Navigation } from './Navigation.tsx'
import { OfficeShell } from './OfficeShell.tsx'
import { Progress } from './Progress.tsx'
import css from './Shell.module.css'
import { TabBar } from './TabBar.tsx'
import { UtilityBar } from './UtilityBar.tsx'

/** The frame of every page behind the login: the portal for buyers and visitors, the office for suppliers and operators. */
export function Shell() {
  const { t } = useTranslation()
  const me = useMe()
  const isOffice = me !== null && me.userInfo.userType !== 'purchaser'
  return (
    <>
      <a className={css['skip']} href="#main">
        {t('common.skip')}
      </a>
      <Progress />
      {isOffice ? <OfficeShell me={me} /> : <PortalShell />}
      <ScrollRestoration />
    </>
  )
}

function PortalShell() {
  return (
    <div className={css['portal']}>
      <header>
        <UtilityBar />
        <Masthead />
        <Navigation />
      </header>
      <main id="main" className="wrap" tabIndex={-1}>
        <Suspense fallback={<Skeleton />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      <BackToTop />
      <TabBar />
    </div>
  )
}
