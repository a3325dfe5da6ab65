import { useTranslation } from 'react-i18next'
import { Steps } from '#web/kit/ui/Steps.tsx'
import { shortDay, shortTime } from '../countdown/projectTime.ts'
import { type Stepping, stepsOf } from './steps.ts'

/** How far a project has come, with the times at which it goes on. */
export function ProjectSteps({ project }: { readonly project: Stepping }) {
  const { t } = useTranslation()
  const noteOf = (from: string | null | undefined, to: string | null | undefined) => {
    if (from && to) return t('projects.stepSpan', { from: shortDay(from), to: shortTime(to) })
    return to ? t('projects.stepUntil', { to: shortTime(to) }) : from ? shortTime(from) : '-'
  }
  const steps = stepsOf(project).map(({ key, state, from, to }) => ({
    key,
    state,
    label: t(`projects.step.${key}`),
    note: noteOf(from, to),
  }))
  return <Steps label={t('projects.steps')} variant="rail" steps={steps} />
}
