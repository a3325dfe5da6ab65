import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { exportPlansOfCycle, listPlansOfCycle } from '#contract/plans/cycles.ts'
import type { PlanSummary } from '#contract/plans/plan.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import type { RecordColumn } from '#web/kit/record/recordTexts.ts'
import { Select } from '#web/kit/select/Select.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { planPath } from '../planPaths.ts'
import { planTones } from '../planTones.ts'

const statuses = ['draft', 'approving', 'approved', 'consolidated', 'released', 'closed'] as const

/** Plans of the departments in a cycle. */
export function CyclePlans({ cycleId }: { readonly cycleId: string }) {
  const { t } = useTranslation()
  const columns: readonly RecordColumn<'planCycles.plans', PlanSummary>[] = [
    {
      key: 'planNo',
      lead: true,
      render: ({ id, planNo, authorName }) => (
        <RowName under={authorName}>
          <Link to={planPath(id)} className="tap num">
            {planNo}
          </Link>
        </RowName>
      ),
    },
    { key: 'deptName' },
    {
      key: 'status',
      render: ({ status }) => (
        <StatusTag tone={planTones[status]}>{t(`planCycles.plans.field.status.options.${status}`)}</StatusTag>
      ),
    },
    { key: 'kinds', right: true, render: ({ kinds }) => kinds },
    { key: 'amount', right: true, render: ({ amount }) => <Amount value={amount} /> },
    { key: 'submittedAt', render: ({ submittedAt }) => (submittedAt === null ? '-' : <Brief at={submittedAt} />) },
  ]
  return (
    <RecordPanel
      texts="planCycles.plans"
      route={listPlansOfCycle}
      fixed={{ cycleId }}
      exported={exportPlansOfCycle}
      rowKey={({ id }) => id}
      columns={columns}
      filters={[
        {
          name: 'status',
          label: t('planCycles.plans.field.status.label'),
          control: (
            <Select
              hint={t('common.all')}
              options={statuses.map((value) => ({ value, label: t(`planCycles.plans.field.status.options.${value}`) }))}
            />
          ),
        },
      ]}
      actions={{}}
    />
  )
}
