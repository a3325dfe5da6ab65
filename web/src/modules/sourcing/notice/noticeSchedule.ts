import type { ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { countedOf, type CountedCard } from '#web/modules/sourcing/countdown/countedProject.ts'
import type { ProjectSchedule } from '#web/modules/sourcing/steps/projectSteps.ts'

/** Published project in the format of its steps. */
export function scheduleOfNotice(notice: CountedCard & Pick<ProjectNotice, 'ending' | 'moments'>): ProjectSchedule {
  const ends: readonly string[] = ['completed', 'failed', 'terminated']
  return {
    ...countedOf(notice),
    ending: notice.ending,
    releaseTime: notice.releaseTime,
    endedAt: notice.moments.find(({ kind, isDone }) => isDone && ends.includes(kind))?.at,
  }
}
