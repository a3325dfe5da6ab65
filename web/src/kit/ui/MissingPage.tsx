import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Permission } from '#contract/permissions.ts'
import { ButtonLink } from './Button.tsx'
import { Empty } from './Empty.tsx'
import { NoAccessPage } from './NoAccessPage.tsx'

interface MissingPageProps {
  /** Link to where the page is chosen; default: the home page. */
  readonly action?: ReactNode
  /** Permission that the page needs and the person lacks. */
  readonly needs?: Permission
}

/** Page whose address is incomplete; or one that the person lacks the permission for, which says so. */
export function MissingPage({ needs, action }: MissingPageProps) {
  const missing = <Missing action={action} />
  return needs === undefined ? missing : <NoAccessPage to={{ permission: needs }} missing={missing} />
}

function Missing({ action }: Pick<MissingPageProps, 'action'>) {
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
