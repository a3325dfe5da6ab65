import { useTranslation } from 'react-i18next'
import {
  approveDeletion,
  exportDeletions,
  listDeletions,
  type TenantDeletion,
  withdrawDeletion,
} from '#contract/platform/deletions.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import { RecordPage } from '#web/kit/record/RecordPage.tsx'
import { callTo } from '#web/kit/record/useRecordActions.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { deletionTones } from './tones.ts'

const versioned = ({ id, version }: TenantDeletion) => ({ id, version })

/** Deletions of companies: requested by one person, confirmed by another, carried out after a waiting period. */
export function DeletionsPage() {
  const { t } = useTranslation()
  const states = (['pending', 'approved', 'withdrawn', 'done'] as const).map((value) => ({
    value,
    label: t(`tenantDeletions.field.status.options.${value}`),
  }))
  return (
    <RecordPage
      texts="tenantDeletions"
      route={listDeletions}
      exported={exportDeletions}
      rowKey={({ id }) => id}
      renderAdd={undefined}
      filters={[
        {
          name: 'status',
          label: t('tenantDeletions.field.status.label'),
          control: <Select hint={t('common.all')} options={states} />,
        },
      ]}
      columns={[
        {
          key: 'targetName',
          lead: true,
          render: ({ targetName, targetCode }) => <RowName under={targetCode}>{targetName}</RowName>,
        },
        { key: 'reason', desk: true },
        {
          key: 'status',
          render: ({ status }) => (
            <StatusTag tone={deletionTones[status]}>{t(`tenantDeletions.field.status.options.${status}`)}</StatusTag>
          ),
        },
        {
          key: 'requestedByName',
          render: ({ requestedByName, requestedAt }) => (
            <RowName under={<Brief at={requestedAt} />}>{requestedByName}</RowName>
          ),
        },
        {
          key: 'approvedByName',
          render: ({ approvedByName, approvedAt }) =>
            approvedAt === null ? '-' : <RowName under={<Brief at={approvedAt} />}>{approvedByName}</RowName>,
        },
        { key: 'dueAt', sort: 'dueAt', render: ({ dueAt }) => (dueAt === null ? '-' : <Brief at={dueAt} />) },
        { key: 'rowsRemoved', right: true, desk: true, render: ({ rowsRemoved }) => rowsRemoved ?? '-' },
      ]}
      actions={{
        approve: {
          danger: true,
          call: callTo(approveDeletion, versioned),
          confirm: ({ targetName: name }) => ({
            title: t('tenantDeletions.approveTitle'),
            text: t('tenantDeletions.approveText', { name }),
          }),
        },
        withdraw: { call: callTo(withdrawDeletion, versioned) },
      }}
    />
  )
}
