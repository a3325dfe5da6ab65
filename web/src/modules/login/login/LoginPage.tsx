import { type ComponentType, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import type { Entrance } from '#contract/kit/entrance.ts'
import { logout } from '#contract/identity/identity.ts'
import { call } from '#web/kit/client/api.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Segmented } from '#web/kit/form/Segmented.tsx'
import { Tabs } from '#web/kit/form/Tabs.tsx'
import { useTitle } from '#web/kit/layout/Page.tsx'
import { usePortal } from '#web/kit/client/portal.ts'
import { bearer, closeSession } from '#web/kit/client/session/session.ts'
import { TileGrid } from '#web/kit/ui/TileGrid.tsx'
import type { CaPanel } from './CaLoginMethod.tsx'
import { LoginMethodPanel } from './LoginMethodPanel.tsx'
import { LoginNotices } from './LoginNotices.tsx'
import css from './LoginPage.module.css'
import { TrialButton } from './TrialButton.tsx'
import { type LoginMethod, offeredMethods } from './loginMethods.ts'
import { entranceIcons, mainEntrances, otherEntrances } from './entrances.tsx'
import { loginArt } from './loginArt.ts'

interface LoginPageProps {
  /** Panel for U-keys; loaded when needed. */
  readonly CaPanel: CaPanel
  /** Downloads of U-key drivers. */
  readonly CaDownloads: ComponentType
}

/** Login page: entrances and enabled login methods. Opening it logs the person out. */
export function LoginPage({ CaPanel, CaDownloads }: LoginPageProps) {
  const { t } = useTranslation()
  const { supplierEnable, portalSettingsInfo: settings } = usePortal()
  const [search, setSearch] = useSearchParams()
  const offered = mainEntrances.filter((entrance) => entrance !== 'supplier' || supplierEnable === '1')
  const entrance = [...offered, ...otherEntrances].find((each) => each === search.get('entrance')) ?? 'purchaser'
  const methods = offeredMethods(settings)
  const method = methods.find((each) => each === search.get('method')) ?? methods[0]
  useTitle(t('login.login'))
  useEffect(leaveSession, [])
  const go = (query: { entrance: Entrance; method?: LoginMethod }) => setSearch(query, { replace: true })
  return (
    <main className={css['main']}>
      <section className={css['art']}>
        {settings.loginBackgroundUrl !== '' && (
          <img className={css['background']} src={settings.loginBackgroundUrl} alt="" />
        )}
        <h1>{t('login.headline')}</h1>
        <p>{t('login.purpose')}</p>
        {settings.loginBackgroundUrl === '' && <TileGrid tiles={loginArt(settings.shortName)} columns={5} />}
        <LoginNotices />
      </section>
      <section className={css['form']} aria-label={t('login.login')}>
        {search.get('type') === 'ERROR' && (
          <Alert tone="err" isAlert title={t('login.sso.failed')}>
            {t('login.sso.failedAt.purchaser')}
          </Alert>
        )}
        {mainEntrances.includes(entrance) ? (
          <Segmented
            variant="lg"
            label={t('login.entrances')}
            value={entrance}
            onChange={(chosen) => go({ entrance: chosen })}
            options={offered.map((value) => ({
              value,
              label: t(`common.entrance.${value}`),
              icon: entranceIcons[value],
            }))}
          />
        ) : (
          <h2 className={css['other']}>
            {entranceIcons[entrance]} {t('login.otherEntrance', { name: t(`common.entrance.${entrance}`) })}
          </h2>
        )}
        {methods.length > 1 && method && (
          <Tabs
            label={t('login.methods')}
            value={method}
            onChange={(chosen) => go({ entrance, method: chosen })}
            options={methods.map((value) => ({ value, label: t(`login.tab.${value}`) }))}
          />
        )}
        <div className={css['methods']}>
          {method && <LoginMethodPanel method={method} entrance={entrance} CaPanel={CaPanel} links />}
          {settings.isOpenTrial === '1' && entrance === 'purchaser' && <TrialButton />}
        </div>
        <nav className={css['others']} aria-label={t('login.otherEntrances')}>
          {!mainEntrances.includes(entrance) && <Link to="/login">{t('login.backToMain')}</Link>}
          {otherEntrances
            .filter((each) => each !== entrance)
            .map((each) => (
              <Link key={each} to={`/login?entrance=${each}`}>
                {t('login.otherLink', { name: t(`common.entrance.${each}`) })}
              </Link>
            ))}
        </nav>
        {settings.caLogin === '1' && method === 'account' && (
          <div className={css['driver']}>
            <span>{t('login.firstCa')}</span>
            <CaDownloads />
          </div>
        )}
      </section>
    </main>
  )
}

/** Logs out, here and on the server. */
function leaveSession(): void {
  if (bearer() !== null) void call(logout, {}, { isFarewell: true }).catch(() => undefined)
  closeSession()
}
