import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Steps } from '#web/kit/ui/Steps.tsx'
import { shortDay, shortTime } from '../countdown/projectTime.ts'
import { type ProjectSchedule, stepsOf } from './projectSteps.ts'

interface ProjectStepsProps {
  readonly project: ProjectSchedule
  /** Server time of the page, if available. */
  readonly now?: string | undefined
}

/** Progress of a project, with the known times of its steps. */
export function ProjectSteps({ project, now }: ProjectStepsProps) {
  const { t } = useTranslation()
  const [opened] = useState(() => new Date().toISOString())
  const present = now ?? opened
  const noteOf = (from: string | null | undefined, to: string | null | undefined) => {
    if (!to) return from ? shortTime(from, present) : '-'
    if (from && Date.parse(to) < Date.parse(present))
      return t('steps.span', { from: shortDay(from, present), to: shortDay(to, present) })
    return t('steps.until', { to: shortTime(to, present) })
  }
  const steps = stepsOf(project).map(({ key, state, from, to }) => ({
    key,
    state,
    label: t(`steps.step.${key}`),
    note: noteOf(from, to),
  }))
  return <Steps label={t('steps.label')} variant="rail" steps={steps} />
}
