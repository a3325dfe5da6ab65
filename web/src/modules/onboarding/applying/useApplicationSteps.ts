import { useTranslation } from 'react-i18next'
import type { CaseStatus } from '#contract/kit/case/states.ts'
import type { Step } from '#web/kit/ui/Steps.tsx'

const keys = ['mobile', 'form', 'review', 'done'] as const
const at: Readonly<Record<CaseStatus, number>> = { '01': 1, '02': 2, '03': 2, '04': 1, '05': 4, '06': 1, '07': 1 }

/** Steps of an application; without one the number is still to be confirmed. */
export function useApplicationSteps(status: CaseStatus | 'begun' | undefined): readonly Step[] {
  const { t } = useTranslation()
  const here = status === undefined ? 0 : status === 'begun' ? 1 : at[status]
  return keys.map((key, index) => ({
    key,
    label: t(`registerSupplier.step.${key}`),
    state: index < here ? 'done' : index === here ? 'current' : 'future',
  }))
}
