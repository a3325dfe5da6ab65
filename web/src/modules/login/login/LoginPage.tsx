import AuditOutlined from '@ant-design/icons-svg/es/asn/AuditOutlined.js'
import BankOutlined from '@ant-design/icons-svg/es/asn/BankOutlined.js'
import DashboardOutlined from '@ant-design/icons-svg/es/asn/DashboardOutlined.js'
import ShopOutlined from '@ant-design/icons-svg/es/asn/ShopOutlined.js'
import SolutionOutlined from '@ant-design/icons-svg/es/asn/SolutionOutlined.js'
import UserOutlined from '@ant-design/icons-svg/es/asn/UserOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import type { Entrance } from '#contract/kit/entrance.ts'
import { logout } from '#contract/identity/identity.ts'
import type { PortalSettings } from '#contract/tenancy/tenancy.ts'
import truck from '#web/assets/goods/delivery-truck.svg'
import memo from '#web/assets/goods/memo.svg'
import parcel from '#web/assets/goods/package.svg'
import helmet from '#web/assets/goods/rescue-workers-helmet.svg'
import toolbox from '#web/assets/goods/toolbox.svg'
import { call } from '#web/kit/client/api.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Segmented } from '#web/kit/form/Segmented.tsx'
import { Tabs } from '#web/kit/form/Tabs.tsx'
import { useTitle } from '#web/kit/layout/Page.tsx'
import { usePortal } from '#web/kit/client/portal.ts'
import { bearer, closeSession } from '#web/kit/client/session.ts'
import { type Tile, TileGrid, tileOf } from '#web/kit/ui/TileGrid.tsx'
import { type CaPanel, CaLoginMethod } from './CaLoginMethod.tsx'
import { LoginForm } from './LoginForm.tsx'
import { LoginNotices } from './LoginNotices.tsx'
import css from './LoginPage.module.css'
import { PasskeyLogin } from './PasskeyLogin.tsx'
import { QrPanel } from '#web/modules/login/qr/QrPanel.tsx'
import { SmsForm } from '#web/modules/login/sms/SmsForm.tsx'
import { TrialDialog } from '#web/modules/login/trial/TrialDialog.tsx'

const art: readonly Tile[] = [
  tileOf('quiet', parcel),
  tileOf('white', memo),
  {},
  tileOf('quiet', toolbox),
  {},
  {},
  { variant: 'accent', content: '百' },
  tileOf('white', helmet),
  {},
  tileOf('quiet', truck),
]
const icons: Readonly<Record<Entrance, ReactNode>> = {
  purchaser: <Icon of={UserOutlined} />,
  supplier: <Icon of={ShopOutlined} />,
  operator: <Icon of={DashboardOutlined} />,
  agency: <Icon of={BankOutlined} />,
  expert: <Icon of={SolutionOutlined} />,
  supervisor: <Icon of={AuditOutlined} />,
}
const main: readonly Entrance[] = ['purchaser', 'supplier', 'operator']
const others: readonly Entrance[] = ['expert', 'agency', 'supervisor']
type Method = 'account' | 'sms' | 'ca' | 'qr'

interface LoginPageProps {
  /** Speaks with a U-key; it comes when somebody wants to log in with one. */
  readonly CaPanel: CaPanel
  /** Where the driver of a U-key is fetched. */
  readonly CaDownloads: ComponentType
}

/** The entrances, and the login methods that the tenant offers. Anyone who opens this page is logged out. */
export function LoginPage({ CaPanel, CaDownloads }: LoginPageProps) {
  const { t } = useTranslation()
  const { supplierEnable, portalSettingsInfo: settings } = usePortal()
  const [search, setSearch] = useSearchParams()
  const offered = main.filter((entrance) => entrance !== 'supplier' || supplierEnable === '1')
  const entrance = [...offered, ...others].find((each) => each === search.get('entrance')) ?? 'purchaser'
  const methods = offeredMethods(settings)
  const method = methods.find((each) => each === search.get('way')) ?? methods[0]
  useTitle(t('login.login'))
  useEffect(leaveSession, [])
  const go = (query: { entrance: Entrance; way?: Method }) => setSearch(query, { replace: true })
  return (
    <main className={css['main']}>
      <section className={css['art']}>
        <h1>{t('login.headline')}</h1>
        <p>{t('login.purpose')}</p>
        <TileGrid tiles={art} columns={5} />
        <LoginNotices />
      </section>
      <section className={css['form']} aria-label={t('login.login')}>
        {search.get('type') === 'ERROR' && (
          <Alert tone="err" isAlert title={t('login.sso.failed')}>
            {t('login.sso.failedAt.purchaser')}
          </Alert>
        )}
        {main.includes(entrance) ? (
          <Segmented
            variant="lg"
            label={t('login.entrances')}
            value={entrance}
            onChange={(chosen) => go({ entrance: chosen })}
            options={offered.map((value) => ({ value, label: t(`common.entrance.${value}`), icon: icons[value] }))}
          />
        ) : (
          <h2 className={css['other']}>
            {icons[entrance]} {t('login.otherEntrance', { name: t(`common.entrance.${entrance}`) })}
          </h2>
        )}
        {methods.length > 1 && method && (
          <Tabs
            label={t('login.ways')}
            value={method}
            onChange={(chosen) => go({ entrance, way: chosen })}
            options={methods.map((value) => ({ value, label: t(`login.tab.${value}`) }))}
          />
        )}
        {method === 'account' && (
          <>
            <LoginForm key={entrance} entrance={entrance} links={<AccountLinks entrance={entrance} />} />
            <PasskeyLogin entrance={entrance} />
          </>
        )}
        {method === 'ca' && <CaLoginMethod key={entrance} entrance={entrance} Panel={CaPanel} />}
        {method === 'sms' && <SmsForm key={entrance} entrance={entrance} />}
        {method === 'qr' && <QrPanel key={entrance} entrance={entrance} />}
        {settings.isOpenTrial === '1' && entrance === 'purchaser' && <TrialButton />}
        <nav className={css['others']} aria-label={t('login.otherEntrances')}>
          {!main.includes(entrance) && <Link to="/login">{t('login.backToMain')}</Link>}
          {others
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

/** Anyone who opens this page is logged out, here and on the server. */
function leaveSession(): void {
  if (bearer() !== null) void call(logout, {}).catch(() => undefined)
  closeSession()
}

const offeredMethods = ({ accountLogin, smsLogin, caLogin, qrLogin }: PortalSettings): Method[] => [
  ...(accountLogin === '1' ? (['account'] as const) : []),
  ...(smsLogin === '1' ? (['sms'] as const) : []),
  ...(caLogin === '1' ? (['ca'] as const) : []),
  ...(qrLogin === '1' ? (['qr'] as const) : []),
]

function TrialButton() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="lg" block onClick={() => setOpen(true)}>
        {t('login.trial')}
      </Button>
      {isOpen && <TrialDialog onClose={() => setOpen(false)} />}
    </>
  )
}

/** A supplier's own way to an account is the tenant's; the link of the reset is hidden where the tenant's people are kept elsewhere. */
function AccountLinks({ entrance }: { readonly entrance: Entrance }) {
  const { t } = useTranslation()
  const { userRegUrl, isHuarun } = usePortal().portalSettingsInfo
  return (
    <span className={css['links']}>
      {isHuarun !== '1' && <Link to="/resetPasswords?type=forgot">{t('login.forgot')}</Link>}
      {entrance === 'supplier' && userRegUrl !== '' && <a href={userRegUrl}>{t('login.register')}</a>}
    </span>
  )
}
