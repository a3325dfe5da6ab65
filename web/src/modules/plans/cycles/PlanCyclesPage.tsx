import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import * as contract from '#contract/plans/cycles.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import { dayFromToday } from '#web/kit/format/time.ts'
import { RowName } from '#web/kit/layout/Card.tsx'
import { RecordPage } from '#web/kit/record/RecordPage.tsx'
import type { RecordColumn } from '#web/kit/record/recordTexts.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { cyclePath } from '../planPaths.ts'
import { cycleTones } from '../planTones.ts'
import { useCycleName } from '../useCycleName.ts'
import { comingMonths } from './months.ts'
import { useCycleActions } from './useCycleActions.tsx'

const statuses = ['filling', 'closed', 'consolidating', 'released', 'ended'] as const

/** Cycles of the tenant, for those who consolidate. */
export function PlanCyclesPage() {
  const { t } = useTranslation()
  const nameOf = useCycleName()
  const columns: readonly RecordColumn<'planCycles', contract.PlanCycle>[] = [
    {
      key: 'cycleNo',
      lead: true,
      render: (row) => (
        <RowName under={row.cycleNo}>
          <Link to={cyclePath(row.id)} className="tap">
            {nameOf(row)}
          </Link>
        </RowName>
      ),
    },
    {
      key: 'status',
      render: ({ status }) => (
        <StatusTag tone={cycleTones[status]}>{t(`planCycles.field.status.options.${status}`)}</StatusTag>
      ),
    },
    { key: 'closesAt', render: ({ closesAt }) => <Brief at={closesAt} /> },
    { key: 'plans', right: true, render: ({ plans }) => plans },
    { key: 'approving', right: true, render: ({ approving }) => approving },
    { key: 'approved', right: true, render: ({ approved }) => approved },
    { key: 'amount', right: true, render: ({ amount }) => <Amount value={amount} /> },
    {
      key: 'releasedAt',
      desk: true,
      render: ({ releasedAt }) => (releasedAt === null ? '-' : <Brief at={releasedAt} />),
    },
    { key: 'openedByName', desk: true },
  ]
  return (
    <RecordPage
      texts="planCycles"
      route={contract.listPlanCycles}
      exported={contract.exportPlanCycles}
      rowKey={({ id }) => id}
      columns={columns}
      filters={[
        {
          name: 'status',
          label: t('planCycles.field.status.label'),
          control: (
            <Select
              hint={t('common.all')}
              options={statuses.map((value) => ({ value, label: t(`planCycles.field.status.options.${value}`) }))}
            />
          ),
        },
      ]}
      renderAdd={(close) => <OpenDialog onClose={close} />}
      actions={useCycleActions()}
    />
  )
}

function OpenDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const months = comingMonths(dayFromToday(0))
  return (
    <RouteFormDialog
      title={t('planCycles.add')}
      route={contract.openPlanCycle}
      initial={{ month: months[1] }}
      labels="planCycles.form"
      columns={1}
      fields={{
        month: { control: <Select options={months.map((value) => ({ value, label: value }))} /> },
        closesAt: {},
        note: { rows: 3 },
      }}
      onClose={onClose}
    />
  )
}
