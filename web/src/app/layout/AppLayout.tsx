import { Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router'
import { keepEntrance } from '#web/kit/session/lastEntrance.ts'
import { useMe } from '#web/kit/client/me.ts'
import { usePortal } from '#web/kit/client/portal.ts'
import { hasReminders } from '#web/kit/client/session/session.ts'
import { UnsavedChangesPrompt } from '#web/kit/form/UnsavedChangesPrompt.tsx'
import { LoadingPage } from '#web/kit/layout/LoadingPage.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { PageMarker, useHydrated } from '#web/kit/client/hydration.ts'
import { lazyWith } from '#web/messages/lazy.ts'
import { CaReminder } from '#web/modules/certificates/CaReminder.tsx'
import { BackToTop } from './BackToTop.tsx'
import { Footer } from './Footer.tsx'
import { LayoutRoot } from './LayoutRoot.tsx'
import { Header } from './Header.tsx'
import { Navigation } from './Navigation.tsx'
import { Progress } from './Progress.tsx'
import { ScrollRestoration } from './ScrollRestoration.tsx'
import { QuickNavigation } from './QuickNavigation.tsx'
import css from './AppLayout.module.css'
import { TabBar } from './TabBar.tsx'
import { TabIcon } from './TabIcon.tsx'
import { UtilityBar } from './UtilityBar.tsx'

/** Lazy import: buyers and visitors do not need it. */
const AdminLayout = lazyWith([], async () => (await import('./AdminLayout.tsx')).AdminLayout)

const InformationReminder = lazyWith(
  ['login'],
  async () => (await import('#web/modules/login/account/InformationReminder.tsx')).InformationReminder,
)

const ArticleReminder = lazyWith(
  ['notices.public'],
  async () => (await import('#web/modules/notices/reading/ArticleReminder.tsx')).ArticleReminder,
)

const ViewingBanner = lazyWith(
  ['identity'],
  async () => (await import('#web/modules/identity/impersonation/ViewingBanner.tsx')).ViewingBanner,
)
const Watermark = lazyWith([], async () => (await import('./watermark/Watermark.tsx')).Watermark)
const ExportReason = lazyWith([], async () => (await import('../session/ExportReason.tsx')).ExportReason)
const LiveMessages = lazyWith(
  ['notifications'],
  async () => (await import('#web/modules/notifications/live/LiveMessages.tsx')).LiveMessages,
)

/**
 * Layout of pages behind the login: the portal for buyers and visitors, the back office for suppliers and operators.
 */
export function AppLayout() {
  const { t } = useTranslation()
  const me = useMe()
  const { caLogin, isWaterMark } = usePortal().portalSettingsInfo
  useBeginAtContent()
  const entrance = me?.userInfo.userType
  const isViewing = me?.viewedBy !== undefined
  useEffect(() => {
    // Whose browser it is does not change while an operator views as somebody else.
    if (entrance !== undefined && !isViewing) keepEntrance(entrance)
  }, [entrance, isViewing])
  const isHydrated = useHydrated()
  const isIn = isHydrated && me !== null
  const isOffice = me !== null && me.userInfo.userType !== 'purchaser'
  return (
    <>
      <a className={css['skip']} href="#main">
        {t('common.skip')}
      </a>
      <Progress />
      {isOffice ? (
        <Suspense fallback={<Skeleton />}>
          <AdminLayout me={me} />
        </Suspense>
      ) : (
        <PortalShell />
      )}
      <BackToTop />
      <ScrollRestoration />
      <UnsavedChangesPrompt />
      {me && <QuickNavigation />}
      {isIn && me.viewedBy && (
        <Suspense>
          <ViewingBanner name={me.userInfo.userName} viewedBy={me.viewedBy} />
        </Suspense>
      )}
      {isIn && !me.viewedBy && me.userInfo.mobile === '' && (
        <Suspense>
          <InformationReminder />
        </Suspense>
      )}
      {isIn && !me.changePwd && hasReminders() && (
        <Suspense>
          <ArticleReminder />
        </Suspense>
      )}
      {isIn && caLogin === '1' && <CaReminder />}
      {isHydrated && isWaterMark === '1' && (
        <Suspense>
          <Watermark />
        </Suspense>
      )}
      {isIn && !me.changePwd && !isViewing && (
        <Suspense>
          <LiveMessages key={me.userInfo.userId} userId={me.userInfo.userId} />
        </Suspense>
      )}
      {isIn && (
        <Suspense>
          <ExportReason />
        </Suspense>
      )}
    </>
  )
}

/**
 * Moves the focus to the content after navigation, because the focused link is gone. A page that has set the focus
 * itself keeps it.
 */
function useBeginAtContent(): void {
  const { pathname } = useLocation()
  const isSentOn = useNavigationType() === NavigationType.Replace
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const main = document.querySelector<HTMLElement>('#main')
    if (!isSentOn && main && !main.contains(document.activeElement)) main.focus({ preventScroll: true })
  }, [pathname, isSentOn])
}

function PortalShell() {
  return (
    <LayoutRoot className={css['portal']}>
      <header>
        <UtilityBar />
        <Header />
        <Navigation />
      </header>
      <main id="main" className="wrap" tabIndex={-1}>
        <Suspense fallback={<LoadingPage />}>
          <Outlet />
          <PageMarker />
        </Suspense>
      </main>
      <Footer />
      <TabBar MenuIcon={TabIcon} />
    </LayoutRoot>
  )
}
