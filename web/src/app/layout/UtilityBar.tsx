import HomeOutlined from '@ant-design/icons-svg/es/asn/HomeOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { useMe } from '#web/kit/client/me.ts'
import { useLocale } from '#web/kit/client/preferences.ts'
import { usePortal } from '#web/kit/client/portal.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { LanguageSwitch, LogInLink, ThemeModeSwitch } from './Account.tsx'
import { MenuCount } from './MenuCount.tsx'
import { MessageBell } from './MessageBell.tsx'
import { Quota } from './entries/Quota.tsx'
import { SupportMenu } from './entries/SupportMenu.tsx'
import { SupplierEntrance } from './entries/SupplierEntrance.tsx'
import { useGreeting } from '#web/kit/format/clock.ts'
import { PaletteButton } from './QuickNavigation.tsx'
import { useFollowsLink, useHomeLink, useMenu } from './useMenu.ts'
import css from './UtilityBar.module.css'

/** Utility bar: greeting, account and support, 36 pixels high. */
export function UtilityBar() {
  const { t } = useTranslation()
  const me = useMe()
  const { welcomeWords, welcomeWordsEn, serviceTel, isDisplayServiceTel } = usePortal().portalSettingsInfo
  const menu = useMenu()
  const [workbench, orders, approvals] = ['workbench', 'orderManagement_list', 'orderApproval'].map((name) =>
    menu.find(({ routeName }) => routeName === name),
  )
  const follows = useFollowsLink()
  const [home] = useHomeLink()
  const { pathname } = useLocation()
  const isEnglish = useLocale() === 'en_US'
  const welcome = isEnglish && welcomeWords !== '' ? welcomeWordsEn || t('shell.welcome') : welcomeWords
  const greeting = t(`shell.greeting.${useGreeting()}`)
  return (
    <nav className={css['bar']} aria-label={t('shell.personal')}>
      <div className="wrap">
        {home?.to === '/' && pathname !== '/' && (
          <Link to="/">
            <Icon of={HomeOutlined} /> {t('common.home')}
          </Link>
        )}
        <span className={css['welcome']}>
          <span>{welcome}</span>
        </span>
        {me && <PaletteButton />}
        <MessageBell />
        {workbench && (
          <Link to={workbench.to}>
            {workbench.name} {approvals && <MenuCount routeName={approvals.routeName} />}
          </Link>
        )}
        {orders && <Link to={orders.to}>{orders.name}</Link>}
        {follows && (
          <Link to={follows.to} className={css['follows']}>
            {follows.name}
          </Link>
        )}
        <Quota inBar />
        <SupplierEntrance />
        {isDisplayServiceTel === '1' && serviceTel !== '' && (
          <a className={me ? css['phone'] : undefined} href={`tel:${serviceTel}`}>
            <span className={me ? 'visuallyHidden' : ''}>{t('shell.hotline')}</span>{' '}
            <span className="num">{serviceTel}</span>
          </a>
        )}
        <SupportMenu />
        <i />
        <ThemeModeSwitch />
        <LanguageSwitch />
        {me ? <AccountMenu greeting={t('shell.greetingBefore', { greeting })} /> : <LogInLink />}
      </div>
    </nav>
  )
}
