import HomeOutlined from '@ant-design/icons-svg/es/asn/HomeOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Outlet } from 'react-router'
import { usePortal, useShortName } from '#web/kit/client/portal.ts'
import { LoadingPage } from '#web/kit/layout/LoadingPage.tsx'
import { PageMarker } from '#web/kit/client/hydration.ts'
import { ThemeModeSwitch, LanguageSwitch } from './Account.tsx'
import { yearNow } from '#web/kit/format/clock.ts'
import css from './AuthLayout.module.css'
import { LayoutRoot } from './LayoutRoot.tsx'
import { Logo } from './Logo.tsx'
import { TimeZoneNote } from './TimeZoneNote.tsx'

/** Layout of pages before the login: logo, language, footer. */
export function AuthLayout() {
  const { t } = useTranslation()
  const { serviceTel, isDisplayServiceTel, footerContent, isLoginHome } = usePortal().portalSettingsInfo
  return (
    <LayoutRoot className={css['bare']}>
      <header className={css['head']}>
        <Logo isLogin />
        <span className={css['gap']} />
        {isLoginHome !== '1' && (
          <Link to="/portalHomePage" className={css['home']} aria-label={t('common.home')}>
            <Icon of={HomeOutlined} /> <span>{t('common.home')}</span>
          </Link>
        )}
        <ThemeModeSwitch />
        <LanguageSwitch />
      </header>
      <Suspense fallback={<LoadingPage />}>
        <Outlet />
        <PageMarker />
      </Suspense>
      <footer className={css['foot']}>
        <span>{t('shell.footer.copyright', { year: yearNow(), name: useShortName() })}</span>
        {isDisplayServiceTel === '1' && serviceTel !== '' && (
          <span>
            {t('shell.hotline')} {serviceTel}
          </span>
        )}
        {footerContent !== '' && <span>{footerContent}</span>}
        <TimeZoneNote />
      </footer>
    </LayoutRoot>
  )
}
