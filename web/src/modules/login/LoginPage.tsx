import {
  AuditOutlined,
  BankOutlined,
  DashboardOutlined,
  ShopOutlined,
  SolutionOutlined,
  UserOutlined,
} from '@ant-design/icons'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { Entrance } from '#contract/identity.ts'
import truck from '#web/assets/goods/delivery-truck.svg'
import memo from '#web/assets/goods/memo.svg'
import parcel from '#web/assets/goods/package.svg'
import helmet from '#web/assets/goods/rescue-workers-helmet.svg'
import toolbox from '#web/assets/goods/toolbox.svg'
import { Choice } from '#web/kit/Choice.tsx'
import { useTitle } from '#web/kit/Page.tsx'
import { usePortal } from '#web/kit/portal.ts'
import { closeSession } from '#web/kit/session.ts'
import { type Tile, TileGrid } from '#web/kit/TileGrid.tsx'
import { LoginForm } from './LoginForm.tsx'
import css from './LoginPage.module.css'

const tile = (look: 'quiet' | 'white', address: string): Tile => ({ look, content: <img src={address} alt="" /> })
const art: readonly Tile[] = [
  tile('quiet', parcel),
  tile('white', memo),
  {},
  tile('quiet', toolbox),
  {},
  {},
  { look: 'accent', content: '百' },
  tile('white', helmet),
  {},
  tile('quiet', truck),
]
const icons: Readonly<Record<Entrance, ReactNode>> = {
  purchaser: <UserOutlined />,
  supplier: <ShopOutlined />,
  operator: <DashboardOutlined />,
  agency: <BankOutlined />,
  expert: <SolutionOutlined />,
  supervisor: <AuditOutlined />,
}
const entrances: readonly Entrance[] = ['purchaser', 'supplier', 'operator', 'agency', 'expert', 'supervisor']

/** The three entrances and the one way in that exists. Whoever opens this page is logged out. */
export function LoginPage() {
  const { t } = useTranslation()
  const { supplierEnable, portalSettingsInfo: settings } = usePortal()
  const [search, setSearch] = useSearchParams()
  const asked = entrances.find((entrance) => entrance === search.get('entrance')) ?? 'purchaser'
  useTitle(t('login.login'))
  useEffect(closeSession, [])
  const offered = entrances.filter((entrance) => entrance !== 'supplier' || supplierEnable === '1')
  return (
    <main className={css['main']}>
      <section className={css['art']}>
        <h1>{t('login.headline')}</h1>
        <p>{t('login.purpose')}</p>
        <TileGrid tiles={art} columns={5} />
      </section>
      <section className={css['form']} aria-label={t('login.login')}>
        <Choice
          look="lg"
          label={t('login.entrances')}
          value={asked}
          onChange={(entrance) => setSearch({ entrance }, { replace: true })}
          options={offered.map((value) => ({ value, label: t(`login.entrance.${value}`), icon: icons[value] }))}
        />
        {settings.accountLogin === '1' && <LoginForm key={asked} entrance={asked} />}
      </section>
    </main>
  )
}
