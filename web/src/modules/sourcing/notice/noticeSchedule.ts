import type { ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { countedOf, type CountedCard } from '#web/modules/sourcing/countdown/countedProject.ts'
import type { ProjectSchedule } from '#web/modules/sourcing/steps/projectSteps.ts'

/** The page of a published project as its steps see it. */
export function scheduleOfNotice(notice: CountedCard & Pick<ProjectNotice, 'ending' | 'moments'>): ProjectSchedule {
  const timeOf = (...kinds: readonly string[]) =>
    notice.moments.find(({ kind, isDone }) => isDone && kinds.includes(kind))?.at
  return {
    ...countedOf(notice),
    ending: notice.ending,
    releaseTime: notice.releaseTime,
    endedAt: timeOf('failed', 'terminated'),
    completedAt: timeOf('completed'),
  }
}
