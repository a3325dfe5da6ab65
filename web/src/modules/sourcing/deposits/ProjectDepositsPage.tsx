import { useTranslation } from 'react-i18next'
import {
  exportProjectDeposits,
  listProjectDeposits,
  projectDepositNames,
  type ProjectDepositStatus,
} from '#contract/sourcing/deposits/deposits.ts'
import { Page } from '#web/kit/layout/Page.tsx'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { depositColumns } from './depositColumns.tsx'
import { useDepositActions } from './useDepositActions.tsx'

const statuses = Object.keys(projectDepositNames) as readonly ProjectDepositStatus[]

/** Deposits of all projects, for finance. */
export function ProjectDepositsPage() {
  const { t } = useTranslation()
  const options = statuses.map((value) => ({ value, label: t(`projectDeposits.field.status.options.${value}`) }))
  return (
    <Page title={t('projectDeposits.title')} purpose={t('projectDeposits.purpose')}>
      <RecordPanel
        texts="projectDeposits"
        route={listProjectDeposits}
        exported={exportProjectDeposits}
        rowKey={({ id }) => id}
        columns={depositColumns}
        filters={[
          {
            name: 'status',
            label: t('projectDeposits.field.status.label'),
            control: <Select hint={t('common.all')} options={options} />,
          },
          {
            name: 'fromDay',
            until: 'toDay',
            label: t('projectDeposits.days'),
            ends: { from: t('projectDeposits.fromDay'), to: t('projectDeposits.toDay') },
          },
        ]}
        actions={useDepositActions()}
      />
    </Page>
  )
}
