import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { findPlanCycle, listPlanCycleChanges, type PlanCycle } from '#contract/plans/cycles.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import { Tabs } from '#web/kit/form/Tabs.tsx'
import { Card, Stack } from '#web/kit/layout/Card.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { ChangeList } from '#web/kit/record/ChangeList.tsx'
import { useRecordActions } from '#web/kit/record/useRecordActions.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { Steps } from '#web/kit/ui/Steps.tsx'
import head from '#web/kit/layout/DocumentHead.module.css'
import { idIn } from '#web/kit/url/searchParams.ts'
import { CycleLeft } from '../CycleLeft.tsx'
import { cycleTones } from '../planTones.ts'
import { useCycleName } from '../useCycleName.ts'
import { ConsolidatedList } from './ConsolidatedList.tsx'
import { CyclePlans } from './CyclePlans.tsx'
import { useCycleActions } from './useCycleActions.tsx'

const tabs = ['goods', 'plans'] as const
const statuses = ['filling', 'closed', 'consolidating', 'released', 'ended'] as const
const steps = ['fill', 'close', 'consolidate', 'release', 'end'] as const

/** Cycle: its plans, and their goods together, with the method by which they are bought. */
export function CyclePage() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const cycle = useRead(findPlanCycle, { id: idIn(search) })
  const nameOf = useCycleName()
  const isFilling = cycle.status === 'filling' || cycle.status === 'closed'
  const tab = tabs.find((each) => each === search.get('tab')) ?? (isFilling ? 'plans' : 'goods')
  return (
    <Page
      title={nameOf(cycle)}
      hideTitle
      backTo={{ to: '/planCycles', label: t('planCycles.title'), here: cycle.cycleNo, kind: t('planCycles.title') }}
    >
      <Stack>
        <CycleHead cycle={cycle} name={nameOf(cycle)} />
        {cycle.approving > 0 && (cycle.status === 'closed' || cycle.status === 'consolidating') && (
          <Alert tone="warn">{t('planCycles.waitingFor', { count: cycle.approving })}</Alert>
        )}
        <Card>
          <Tabs
            label={t('planCycles.tabs')}
            value={tab}
            onChange={(next) => setSearch({ id: cycle.id, tab: next })}
            options={tabs.map((value) => ({ value, label: t(`planCycles.tab.${value}`) }))}
          />
        </Card>
        {tab === 'goods' ? (
          <ConsolidatedList cycleId={cycle.id} mayChoose={cycle.status === 'consolidating'} />
        ) : (
          <CyclePlans cycleId={cycle.id} />
        )}
        <ChangeList route={listPlanCycleChanges} of={{ id: cycle.id }} texts="planCycles" />
      </Stack>
    </Page>
  )
}

function CycleHead({ cycle, name }: { readonly cycle: PlanCycle; readonly name: string }) {
  const { t } = useTranslation()
  const act = useRecordActions({ actions: useCycleActions(), texts: 'planCycles' })
  const at = statuses.indexOf(cycle.status)
  return (
    <section className={`card ${head['head']}`}>
      <div className={head['line']}>
        <div>
          <p className={head['tags']}>
            <StatusTag tone={cycleTones[cycle.status]} as="tag">
              {t(`planCycles.field.status.options.${cycle.status}`)}
            </StatusTag>
            <CycleLeft status={cycle.status} closesAt={cycle.closesAt} />
          </p>
          <p className={head['title']}>{name}</p>
          <p className={head['no']}>
            {cycle.cycleNo} {cycle.openedByName} <Brief at={cycle.openedAt} /> {cycle.note}
          </p>
        </div>
        <div className={`noPrint ${head['actions']}`}>{act.buttonsOf(cycle)}</div>
      </div>
      <Steps
        variant="rail"
        label={t('planCycles.steps')}
        steps={steps.map((step, index) => ({
          key: step,
          label: t(`planCycles.step.${step}`),
          state: index < at || cycle.status === 'ended' ? 'done' : index === at ? 'current' : 'future',
        }))}
      />
      <DescriptionList
        variant="strip"
        items={[
          { label: t('planCycles.field.closesAt'), value: <Brief at={cycle.closesAt} /> },
          { label: t('planCycles.field.plans'), value: cycle.plans },
          { label: t('planCycles.field.approving'), value: cycle.approving },
          { label: t('planCycles.field.approved'), value: cycle.approved },
          { label: t('planCycles.field.amount'), value: <Amount value={cycle.amount} /> },
        ]}
      />
      {act.dialog}
    </section>
  )
}
