import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { getPageAccess, type PageAccess } from '#contract/identity/pageAccess.ts'
import type { Permission } from '#contract/permissions.ts'
import { useRead } from '#web/kit/client/api.ts'
import { languageTag } from '#web/kit/client/preferences.ts'
import { restorePath, useRestriction } from '#web/kit/session/restriction.ts'
import { useTitle } from '#web/kit/layout/Page.tsx'
import { ButtonLink } from './Button.tsx'
import { Empty } from './Empty.tsx'
import { plannedPath } from './plannedPath.ts'

interface NoAccessPageProps {
  /** Page by its menu entry or by the permission that it needs. */
  readonly to: { readonly url: string } | { readonly permission: Permission }
  /** Shown if the tenant has no such page. */
  readonly missing: ReactNode
}

/** Page of the tenant that the person may not open, with who could grant it; a restriction leads to the application. */
export function NoAccessPage({ to, missing }: NoAccessPageProps) {
  const restriction = useRestriction()
  const restricted = 'permission' in to ? restriction(to.permission) : undefined
  const access = useRead(getPageAccess, to)
  if (restricted !== undefined) return <Restricted text={restricted} />
  const isPlanned = 'url' in to && `/${to.url}` === plannedPath
  return access.exists ? <Explained {...access} isPlanned={isPlanned} /> : missing
}

function Restricted({ text }: { readonly text: string }) {
  const { t } = useTranslation()
  useTitle(t('common.restricted.title'))
  const apply = (
    <ButtonLink variant="solid" to={restorePath}>
      {t('common.restricted.apply')}
    </ButtonLink>
  )
  return <Empty page illustration="lock" title={text} action={apply} />
}

function Explained({ name, granters: count, names, isPlanned }: PageAccess & { readonly isPlanned: boolean }) {
  const { t } = useTranslation()
  const title = t(isPlanned ? 'common.noAccess.planned' : 'common.noAccess.title')
  useTitle(title)
  const known = names.join(languageTag() === 'en' ? ', ' : '、')
  const whom = known !== '' ? 'granters' : count > 0 ? 'count' : 'none'
  return (
    <Empty
      page
      illustration="lock"
      title={title}
      reason={
        <>
          {t('common.noAccess.reason', { name })} {t(`common.noAccess.${whom}`, { count, names: known })}
        </>
      }
      action={
        <ButtonLink variant="solid" to="/">
          {t('common.home')}
        </ButtonLink>
      }
    />
  )
}
