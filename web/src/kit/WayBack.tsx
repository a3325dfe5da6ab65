import { LeftOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Clamped } from './Clamped.tsx'
import { Crumbs } from './Crumbs.tsx'
import css from './WayBack.module.css'

export interface Way {
  /** The list above, and what it is called. */
  readonly to: string
  readonly label: string
  /** What this page shows of it: a number, a name. */
  readonly here: string
  /** What a page of this kind is called, for screens too small for the rest. */
  readonly kind: string
}

/** The way back to the list: crumbs on a desk, a title bar with an arrow on a phone. */
export function WayBack({ to, label, here, kind }: Way) {
  const { t } = useTranslation()
  return (
    <>
      <div className={css['crumbs']}>
        <Crumbs>
          <Link to={to}>{label}</Link>
          {here}
        </Crumbs>
      </div>
      <nav className={css['bar']} aria-label={t('common.way')}>
        <Link to={to} aria-label={t('common.backTo', { name: label })}>
          <LeftOutlined aria-hidden />
        </Link>
        <b>
          <Clamped lines={1}>{kind}</Clamped>
        </b>
      </nav>
    </>
  )
}
