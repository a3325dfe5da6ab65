import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { PlanOfCycle } from '#contract/plans/plan.ts'
import { listPlans, startPlan } from '#contract/plans/plans.ts'
import { useRead, useWrite } from '#web/kit/client/api.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Button, ButtonLink } from '#web/kit/ui/Button.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import head from '#web/kit/layout/DocumentHead.module.css'
import { CycleLeft } from '../CycleLeft.tsx'
import { planPath } from '../planPaths.ts'
import { planTones } from '../planTones.ts'
import { useCycleName } from '../useCycleName.ts'

/** Open cycles with what the department has to do; nothing while none is open. */
export function OpenCycles() {
  const { records } = useRead(listPlans, { status: 'filling', limit: 10 })
  return records.map((cycle) => <OpenCycle key={cycle.cycleId} cycle={cycle} />)
}

function OpenCycle({ cycle }: { readonly cycle: PlanOfCycle }) {
  const { t } = useTranslation()
  const nameOf = useCycleName()
  const navigate = useNavigate()
  const start = useWrite(startPlan, { onDone: ({ id }) => void navigate(planPath(id)) })
  const { planId, status, cycleStatus, closesAt } = cycle
  return (
    <section className={`card ${head['head']}`} aria-label={nameOf(cycle)}>
      <div className={head['line']}>
        <div>
          <p className={head['tags']}>
            <StatusTag tone={status === null ? 'warn' : planTones[status]} as="tag">
              {status === null ? t('plans.notStarted') : t(`plans.field.status.options.${status}`)}
            </StatusTag>
            <CycleLeft status={cycleStatus} closesAt={closesAt} />
          </p>
          <p className={head['title']}>{nameOf(cycle)}</p>
          <p className={head['no']}>
            {status === null ? t('plans.open.notStarted') : status === 'draft' ? t('plans.open.draft') : cycle.planNo}
            {cycle.kinds > 0 && <Amount value={cycle.amount} />}
          </p>
        </div>
        <div className={head['actions']}>
          {planId === null ? (
            <Button variant="solid" busy={start.isPending} onClick={() => start.mutate({ cycleId: cycle.cycleId })}>
              {t('plans.open.start')}
            </Button>
          ) : (
            <ButtonLink variant={status === 'draft' ? 'solid' : 'plain'} to={planPath(planId)}>
              {t(status === 'draft' ? 'plans.open.go' : 'plans.open.view')}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  )
}
