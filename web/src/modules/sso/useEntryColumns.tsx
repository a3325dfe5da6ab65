import { useTranslation } from 'react-i18next'
import type { Entry } from '#contract/sso/ssoEntries.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import type { Column } from '#web/kit/list/column.ts'
import { RowMenu } from '#web/kit/list/RowMenu.tsx'
import { RowName, Under } from '#web/kit/layout/Card.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { useName } from '#web/kit/format/useName.ts'

interface Acts {
  readonly onOpen: (entry: Entry, to: 'edit' | 'registrationData' | 'subjects' | 'probe') => void
  readonly onSwitch: (entry: Entry) => void
}

export function useEntryColumns({ onOpen, onSwitch }: Acts): readonly Column<Entry>[] {
  const { t } = useTranslation()
  const nameOf = useName()
  const open = (entry: Entry, to: Parameters<Acts['onOpen']>[1]) => ({
    id: to,
    label: t(to === 'edit' ? 'common.edit' : `sso.admin.act.${to}`),
    onAction: () => onOpen(entry, to),
  })
  const actionsOf = (entry: Entry) => [
    open(entry, 'edit'),
    open(entry, 'probe'),
    open(entry, 'registrationData'),
    ...(entry.accountBy === 'mapping' ? [open(entry, 'subjects')] : []),
    {
      id: 'switch',
      label: t(entry.isEnabled ? 'sso.admin.act.switchOff' : 'sso.admin.act.switchOn'),
      onAction: () => onSwitch(entry),
    },
  ]
  return [
    {
      key: 'name',
      sort: 'name',
      title: t('sso.field.name'),
      lead: true,
      render: (entry) => <RowName under={t(`sso.adapter.${entry.adapter}`)}>{nameOf(entry)}</RowName>,
    },
    {
      key: 'page',
      sort: 'page',
      title: t('sso.field.page'),
      render: ({ page, app }) => (
        <span className="num">
          {page}
          {app !== '' && <Under>app={app}</Under>}
        </span>
      ),
    },
    {
      key: 'accountBy',
      title: t('sso.field.accountBy'),
      render: ({ accountBy, claim, subjectCount, settings, adapter }) => (
        <>
          {t(`sso.accountBy.${accountBy}`)}
          <Under>
            {accountBy === 'mapping'
              ? t('sso.admin.subjects', { count: subjectCount })
              : claim || t('sso.admin.theSubject')}
          </Under>
          {adapter === 'link' && settings.bareDigest && <StatusTag tone="warn">{t('sso.admin.bare')}</StatusTag>}
        </>
      ),
    },
    {
      key: 'lastUsedAt',
      sort: 'lastUsedAt',
      title: t('sso.field.lastUsedAt'),
      render: ({ lastUsedAt }) => (
        <span className="num together">{lastUsedAt === null ? '-' : <Brief at={lastUsedAt} />}</span>
      ),
    },
    {
      key: 'isEnabled',
      title: t('sso.field.isEnabled'),
      render: ({ isEnabled }) => (
        <StatusTag tone={isEnabled ? 'ok' : 'mute'}>{t(isEnabled ? 'sso.admin.on' : 'sso.admin.off')}</StatusTag>
      ),
    },
    {
      key: 'actions',
      title: t('common.actions'),
      render: (entry) => <RowMenu actions={actionsOf(entry)} />,
    },
  ]
}
