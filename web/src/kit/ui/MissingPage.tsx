import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from './Button.tsx'
import { Empty } from './Empty.tsx'

interface MissingPageProps {
  /** Link to where the page is chosen; default: the home page. */
  readonly action?: ReactNode
}

/** Page whose address is incomplete, or that this person may not see: both look the same. */
export function MissingPage({ action }: MissingPageProps) {
  const { t } = useTranslation()
  return (
    <Empty
      page
      illustration="search"
      title={t('common.missing.title')}
      reason={t('common.missing.reason')}
      action={action ?? <ButtonLink to="/">{t('common.home')}</ButtonLink>}
    />
  )
}
