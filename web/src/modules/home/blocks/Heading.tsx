import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined.js'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useShownAddress } from '#web/kit/client/portal.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import css from './Heading.module.css'

interface HeadingProps {
  readonly id: string
  readonly title: string
  readonly note?: string | undefined
  readonly more?: { readonly to: string; readonly label?: string } | undefined
  readonly children?: ReactNode
}

/** Heading of a section, with choices and a link to the complete list. */
export function Heading({ id, title, note, more, children }: HeadingProps) {
  const { t } = useTranslation()
  const shown = useShownAddress()
  return (
    <header className={css['head']}>
      <h2 id={id}>{title}</h2>
      {note !== undefined && <small>{note}</small>}
      <div className={css['choice']}>{children}</div>
      {more && (
        <Link to={shown(more.to)} className={css['more']}>
          {more.label ?? t('homePage.floor.more')} <Icon of={RightOutlined} />
          <span className="visuallyHidden">{title}</span>
        </Link>
      )}
    </header>
  )
}
