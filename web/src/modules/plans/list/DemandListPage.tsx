import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import type { PlanOfCycle } from '#contract/plans/plan.ts'
import { exportPlans, listPlans, startPlan } from '#contract/plans/plans.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import { RowName, Stack } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import type { RecordColumn } from '#web/kit/record/recordTexts.ts'
import { callTo, type RecordAction } from '#web/kit/record/useRecordActions.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { planPath } from '../planPaths.ts'
import { cycleTones, planTones } from '../planTones.ts'
import { useCycleName } from '../useCycleName.ts'
import { OpenCycles } from './OpenCycles.tsx'

const statuses = ['filling', 'closed', 'consolidating', 'released', 'ended'] as const

/** Cycles with the plan of the person's department; the open ones above. */
export function DemandListPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const nameOf = useCycleName()
  const columns: readonly RecordColumn<'plans', PlanOfCycle>[] = [
    {
      key: 'month',
      lead: true,
      render: (row) =>
        row.planId === null ? (
          <RowName under={row.cycleNo}>{nameOf(row)}</RowName>
        ) : (
          <RowName under={row.planNo ?? ''}>
            <Link to={planPath(row.planId)} className="tap">
              {nameOf(row)}
            </Link>
          </RowName>
        ),
    },
    {
      key: 'cycleStatus',
      render: ({ cycleStatus }) => (
        <StatusTag tone={cycleTones[cycleStatus]}>{t(`plans.field.cycleStatus.options.${cycleStatus}`)}</StatusTag>
      ),
    },
    { key: 'closesAt', render: ({ closesAt }) => <Brief at={closesAt} /> },
    {
      key: 'status',
      render: ({ status }) =>
        status === null ? (
          t('plans.notStarted')
        ) : (
          <StatusTag tone={planTones[status]}>{t(`plans.field.status.options.${status}`)}</StatusTag>
        ),
    },
    { key: 'kinds', right: true, render: ({ kinds }) => kinds },
    { key: 'amount', right: true, render: ({ amount }) => <Amount value={amount} /> },
    { key: 'authorName', desk: true, render: ({ authorName }) => authorName ?? '-' },
    {
      key: 'submittedAt',
      desk: true,
      render: ({ submittedAt }) => (submittedAt === null ? '-' : <Brief at={submittedAt} />),
    },
  ]
  const actions = {
    start: {
      call: callTo(
        startPlan,
        ({ cycleId }: PlanOfCycle) => ({ cycleId }),
        ({ id }) => void navigate(planPath(id)),
      ),
    },
    open: {
      call: {
        send:
          async ({ planId }) =>
          () =>
            void (planId && navigate(planPath(planId))),
      },
    },
  } satisfies Readonly<Record<string, RecordAction<PlanOfCycle>>>
  return (
    <Page title={t('plans.title')} purpose={t('plans.purpose')}>
      <Stack>
        <OpenCycles />
        <RecordPanel
          texts="plans"
          route={listPlans}
          exported={exportPlans}
          rowKey={({ cycleId }) => cycleId}
          columns={columns}
          filters={[
            {
              name: 'status',
              label: t('plans.field.cycleStatus.label'),
              control: (
                <Select
                  hint={t('common.all')}
                  options={statuses.map((value) => ({ value, label: t(`plans.field.cycleStatus.options.${value}`) }))}
                />
              ),
            },
          ]}
          actions={actions}
        />
      </Stack>
    </Page>
  )
}
