import LeftOutlined from '@ant-design/icons-svg/es/asn/LeftOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useShownAddress } from '#web/kit/client/portal.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import css from './BackLink.module.css'
import { Clamped } from '#web/kit/ui/Clamped.tsx'

export interface BackTarget {
  /** The list above, and what it is called. */
  readonly to: string
  readonly label: string
  /** What this page shows of it: a number, a name. */
  readonly here: string
  /** What a page of this kind is called, for screens too small for the rest. */
  readonly kind: string
  /** Beside the crumbs of a desk. */
  readonly actions?: ReactNode
  /** Under the title bar of a phone. */
  readonly below?: ReactNode
}

/** The way back to the list: crumbs on a desk, a title bar with an arrow on a phone. */
export function BackLink({ to: above, label, here, kind, actions, below }: BackTarget) {
  const { t } = useTranslation()
  const to = useShownAddress()(above)
  return (
    <>
      <div className={css['crumbs']}>
        <Breadcrumbs aside={actions}>
          <Link to={to}>{label}</Link>
          {here}
        </Breadcrumbs>
      </div>
      <nav className={css['bar']} aria-label={t('common.breadcrumb')}>
        <Link to={to} aria-label={t('common.backTo', { name: label })}>
          <Icon of={LeftOutlined} />
        </Link>
        <b>
          <Clamped lines={1}>{kind}</Clamped>
        </b>
      </nav>
      {below !== undefined && <div className={css['below']}>{below}</div>}
    </>
  )
}
