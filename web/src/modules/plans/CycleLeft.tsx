import { useTranslation } from 'react-i18next'
import type { PlanCycleStatus } from '#contract/plans/plan.ts'
import { minuteDigits, spanUntil } from '#web/kit/format/time.ts'

interface CycleLeftProps {
  readonly status: PlanCycleStatus
  readonly closesAt: string
}

/** Time until a cycle closes. */
export function CycleLeft({ status, closesAt }: CycleLeftProps) {
  const { t } = useTranslation()
  if (status !== 'filling') return <>{t('plans.over')}</>
  const { unit, count } = spanUntil(closesAt)
  return (
    <time dateTime={closesAt} title={minuteDigits(closesAt)}>
      {t('plans.left', { span: t(`common.span.${unit}`, { count }) })}
    </time>
  )
}
