import { useTranslation } from 'react-i18next'
import {
  type AuditedKind,
  type AuditEntry,
  auditedKinds,
  exportAuditLog,
  listAuditLog,
} from '#contract/identity/auditLog.ts'
import { secondOf } from '#contract/kit/calendar.ts'
import { Input } from '#web/kit/form/Input.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import type { Column } from '#web/kit/list/column.ts'
import { ListPage } from '#web/kit/list/ListPage.tsx'
import { ChangeFacts } from '#web/kit/record/ChangeList.tsx'
import { recordText } from '#web/kit/record/recordTexts.ts'
import { Select } from '#web/kit/select/Select.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'

/** Messages with the events and fields of each kind of record. */
const texts = { account: 'people', person: 'people', role: 'roles', department: 'departments' } as const

const hasFacts = ({ fields, added, removed }: AuditEntry) => fields.length + added.length + removed.length > 0

/** Audit log: who changed accounts, people, roles and departments. */
export function AuditLogPage() {
  const { t } = useTranslation()
  const nameOf = (kind: AuditedKind) => t(`auditLog.kinds.${kind}`)
  const columns: readonly Column<AuditEntry>[] = [
    {
      key: 'what',
      title: t('auditLog.what'),
      lead: true,
      render: ({ what, kind }) => recordText(`${texts[kind]}.happened`, what) ?? t('list.changes.changed'),
    },
    {
      key: 'subject',
      title: t('auditLog.subject'),
      render: ({ kind, subject }) => <RowName under={nameOf(kind)}>{subject || '-'}</RowName>,
    },
    {
      key: 'facts',
      title: t('auditLog.facts'),
      render: (entry) => (hasFacts(entry) ? <ChangeFacts change={entry} texts={texts[entry.kind]} /> : '-'),
    },
    {
      key: 'actorName',
      title: t('auditLog.actor'),
      render: ({ actorName, actorCode }) => (
        <RowName under={actorCode}>{actorName === '' ? t('list.changes.system') : actorName}</RowName>
      ),
    },
    {
      key: 'at',
      title: t('auditLog.at'),
      render: ({ at }) => <span className="num together">{secondOf(new Date(at))}</span>,
    },
  ]
  return (
    <ListPage
      title={t('auditLog.title')}
      purpose={t('auditLog.purpose')}
      label={t('auditLog.title')}
      route={listAuditLog}
      exported={exportAuditLog}
      rowKey={({ id }) => id}
      columns={columns}
      filters={[
        {
          name: 'keyword',
          label: t('auditLog.actor'),
          control: <Input maxLength={64} placeholder={t('auditLog.hint')} />,
        },
        {
          name: 'kind',
          label: t('auditLog.kind'),
          control: (
            <Select hint={t('common.all')} options={auditedKinds.map((value) => ({ value, label: nameOf(value) }))} />
          ),
        },
        {
          name: 'beginDay',
          until: 'endDay',
          label: t('auditLog.at'),
          ends: { from: t('auditLog.from'), to: t('auditLog.to') },
        },
      ]}
      nothingFound={{ reason: t('auditLog.noneReason') }}
      empty={<Empty illustration="box" title={t('auditLog.none')} />}
    />
  )
}
