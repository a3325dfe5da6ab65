import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useShownAddress } from '#web/kit/client/portal.ts'
import css from './MoreLink.module.css'

interface MoreLinkProps {
  readonly to: string
  readonly label?: string | undefined
  /** What there is more of, for screen readers. */
  readonly of: string
}

/** Link from an excerpt to the complete list. */
export function MoreLink({ to, label, of }: MoreLinkProps) {
  const { t } = useTranslation()
  const shown = useShownAddress()
  return (
    <Link to={shown(to)} className={css['more']}>
      {label ?? t('common.more')} <span className="visuallyHidden">{of}</span>
    </Link>
  )
}
