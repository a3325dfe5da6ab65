import { useTranslation } from 'react-i18next'
import { isQuotingOver } from '#contract/sourcing/countdown.ts'
import type { ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { Countdown, Progress } from './Countdown.tsx'
import { countedOf } from './countedProject.ts'
import css from './ProjectClock.module.css'
import { wholeTime } from './projectTime.ts'

interface ProjectClockProps {
  readonly notice: ProjectNotice
  readonly onMoment: () => void
}

/** Countdown on the pages of a project; once quoting is over, how the project stands, with the time. */
export function ProjectClock({ notice, onMoment }: ProjectClockProps) {
  const { t } = useTranslation()
  const project = countedOf(notice)
  if (!isQuotingOver(project))
    return (
      <>
        <Countdown project={project} size="lg" onMoment={onMoment} />
        <Progress project={project} className={css['progress']} />
      </>
    )
  const { over, at } = endOf(notice)
  return (
    <div className={css['over']}>
      <b>{t(`notice.side.over.${over}`)}</b>
      {at && <time dateTime={at}>{wholeTime(at)}</time>}
    </div>
  )
}

function endOf({ status, moments, negotiationEndDay, quoteEndDay }: ProjectNotice) {
  const timeOf = (...kinds: readonly string[]) => moments.find(({ kind, isDone }) => isDone && kinds.includes(kind))?.at
  if (status === '9') return { over: 'terminated', at: timeOf('terminated', 'failed') } as const
  if (status === '7') return { over: 'completed', at: timeOf('completed') } as const
  return { over: 'quoting', at: negotiationEndDay ?? quoteEndDay } as const
}
