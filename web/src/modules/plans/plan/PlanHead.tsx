import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Plan } from '#contract/plans/plan.ts'
import { withdrawPlan } from '#contract/plans/plans.ts'
import { compare, minus, units } from '#contract/kit/money.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { confirm } from '#web/kit/overlay/toast.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { Steps } from '#web/kit/ui/Steps.tsx'
import head from '#web/kit/layout/DocumentHead.module.css'
import { CycleLeft } from '../CycleLeft.tsx'
import { planTones } from '../planTones.ts'
import { CallOffDialog } from './CallOffDialog.tsx'
import { stepsOfPlan } from './planSteps.ts'

interface PlanHeadProps {
  readonly plan: Plan
  readonly name: string
}

/** Head of a plan: its state, its steps and what compares it. */
export function PlanHead({ plan, name }: PlanHeadProps) {
  const { t } = useTranslation()
  const { status, planNo, authorName, submittedAt, formerAmount, budgetAvailable } = plan
  return (
    <>
      <section className={`card ${head['head']}`}>
        <div className={head['line']}>
          <div>
            <p className={head['tags']}>
              <StatusTag tone={planTones[status]} as="tag">
                {t(`plans.field.status.options.${status}`)}
              </StatusTag>
              <span>
                <CycleLeft status={plan.cycleStatus} closesAt={plan.closesAt} />
              </span>
            </p>
            <p className={head['title']}>{name}</p>
            <p className={head['no']}>
              {planNo} {authorName} {submittedAt !== null && <Brief at={submittedAt} />}
            </p>
          </div>
          <div className={`noPrint ${head['actions']}`}>
            <Actions plan={plan} />
          </div>
        </div>
        <Steps
          variant="rail"
          label={t('plans.steps')}
          steps={stepsOfPlan(plan).map(({ step, state }) => ({ key: step, label: t(`plans.step.${step}`), state }))}
        />
        <DescriptionList
          variant="strip"
          items={[
            { label: t('plans.field.kinds'), value: plan.kinds },
            { label: t('plans.field.amount'), value: <Amount value={plan.amount} /> },
            ...(formerAmount === null
              ? []
              : [
                  { label: t('plans.former'), value: <Amount value={formerAmount} /> },
                  { label: t('plans.change'), value: changeText(plan.amount, formerAmount) },
                ]),
            ...(budgetAvailable === null
              ? []
              : [{ label: t('plans.budget'), value: <Amount value={budgetAvailable} /> }]),
            { label: t('plans.filled'), value: plan.filled },
          ]}
        />
      </section>
      <Explained plan={plan} />
    </>
  )
}

/** Difference in percent, with one decimal. */
function changeText(amount: string, former: string): string {
  if (compare(former, '0') === 0) return '-'
  const perMille = Number((units(minus(amount, former)) * 1000n) / units(former))
  return `${perMille > 0 ? '+' : ''}${(perMille / 10).toFixed(1)}%`
}

function Explained({ plan: { status, cycleStatus, reason, pricePercent } }: Pick<PlanHeadProps, 'plan'>) {
  const { t } = useTranslation()
  if (status === 'draft') {
    if (cycleStatus !== 'filling') return <Alert tone="warn">{t('plans.closedDraft')}</Alert>
    return reason === '' ? null : (
      <Alert tone="err" title={t('plans.rejected')}>
        {reason}
      </Alert>
    )
  }
  return <Alert tone="info">{t(`plans.waiting.${status}`, { percent: pricePercent })}</Alert>
}

function Actions({ plan }: Pick<PlanHeadProps, 'plan'>) {
  const { t } = useTranslation()
  const [isCalling, setIsCalling] = useState(false)
  const { id, version, can, lines } = plan
  const withdraw = useWrite(withdrawPlan)
  const onWithdraw = async () => {
    const title = t('plans.withdrawTitle')
    const texts = { title, text: t('plans.withdrawText'), ok: title, cancel: t('common.cancel'), danger: true }
    if (await confirm(texts)) withdraw.mutate({ id, version })
  }
  return (
    <>
      {can.includes('withdraw') && (
        <Button variant="danger" busy={withdraw.isPending} onClick={() => void onWithdraw()}>
          {t('plans.action.withdraw')}
        </Button>
      )}
      {can.includes('callOff') && lines.some(({ remaining }) => remaining > 0) && (
        <Button variant="solid" onClick={() => setIsCalling(true)}>
          {t('plans.action.callOff')}
        </Button>
      )}
      {isCalling && <CallOffDialog plan={plan} onClose={() => setIsCalling(false)} />}
    </>
  )
}
