import { useTranslation } from 'react-i18next'
import type { Application } from '#contract/provider/provider.ts'
import { RowName } from '#web/kit/layout/Card.tsx'
import type { RecordColumn } from '#web/kit/record/recordTexts.ts'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { useName } from '#web/kit/format/useName.ts'
import css from './Applications.module.css'

/** Columns of the application list. */
export function useApplicationColumns(): readonly RecordColumn<'provider.admin', Application>[] {
  const { t } = useTranslation()
  const nameOf = useName()
  return [
    {
      key: 'name',
      sort: 'name',
      title: t('provider.admin.application'),
      lead: true,
      render: (application) => <RowName under={application.clientId}>{nameOf(application)}</RowName>,
    },
    {
      key: 'redirects',
      title: t('provider.admin.redirects'),
      render: ({ redirects }) => (
        <ul className={css['addresses']}>
          {redirects.map((address) => (
            <li key={address}>{address}</li>
          ))}
        </ul>
      ),
    },
    {
      key: 'scopes',
      title: t('provider.admin.knows'),
      render: ({ scopes }) =>
        (['sub', ...scopes] as const).map((scope) => t(`provider.scope.${scope}`)).join(t('provider.comma')),
    },
    {
      key: 'kind',
      title: t('provider.admin.kind'),
      render: ({ isOwn }) => t(isOwn ? 'provider.admin.own' : 'provider.admin.foreign'),
    },
    {
      key: 'state',
      title: t('provider.admin.state'),
      render: ({ isActive }) => (
        <StatusTag tone={isActive ? 'ok' : 'mute'}>
          {t(isActive ? 'provider.admin.active' : 'provider.admin.off')}
        </StatusTag>
      ),
    },
  ]
}
