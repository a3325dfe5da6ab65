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
  /** Path and name of the parent list. */
  readonly to: string
  readonly label: string
  /** Name of the current record: a number or title. */
  readonly here: string
  /** Generic name of the page, for small screens. */
  readonly kind: string
  /** Content beside the breadcrumbs on desktops. */
  readonly actions?: ReactNode
  /** Content below the title bar on phones. */
  readonly below?: ReactNode
}

/** Link to the parent list: breadcrumbs on desktops, a title bar with a back arrow on phones. */
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
